#include "validator/con_sonar/rules.h"

#include <fmt/core.h>

#include <algorithm>
#include <map>
#include <tuple>

namespace chartroom::con_sonar {
namespace {

auto order(const FleetCard& card) {
  return std::tuple(card.nation, card.effect, card.symbol, card.leads_to);
}

auto order(const TorpedoCard& card) { return std::tuple(card.nation, card.torpedoes, card.symbol); }

template <class Card>
void group_by_kind(const std::vector<Card>& cards, const std::vector<std::string>& names,
                   std::vector<Card>& kinds, std::vector<int>& copies,
                   std::vector<std::string>& kind_names) {
  std::map<decltype(order(cards.front())), std::vector<std::size_t>> sorted;
  for (std::size_t i = 0; i < cards.size(); ++i) sorted[order(cards[i])].push_back(i);
  for (const auto& [key, places] : sorted) {
    kinds.push_back(cards[places.front()]);
    copies.push_back(static_cast<int>(places.size()));
    kind_names.push_back(names[places.front()]);
  }
}

std::optional<int> find_name(const std::vector<std::string>& names, std::string_view name) {
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) return std::nullopt;
  return static_cast<int>(found - names.begin());
}

}  // namespace

Rules::Rules(const Deck& deck) : deck_(deck) {
  const std::vector<int>& starts = deck_.ladder.starts;
  lowest_start_ = *std::min_element(starts.begin(), starts.end());
  group_by_kind(deck_.fleet, fleet_card_names(deck_), fleet_, fleet_copies_, fleet_names_);
  group_by_kind(deck_.torpedoes, torpedo_card_names(deck_), torpedoes_, torpedo_copies_,
                torpedo_names_);
}

std::optional<int> Rules::fleet_kind(std::string_view name) const {
  return find_name(fleet_names_, name);
}

std::optional<int> Rules::torpedo_kind(std::string_view name) const {
  return find_name(torpedo_names_, name);
}

bool Rules::has_level(int level) const {
  if (level == 2) return !deck_.sonar.level_2.empty();
  return level == 1 && !deck_.sonar.level_1.empty();
}

std::vector<SonarOption> Rules::options(int level) const {
  std::vector<SonarOption> options = deck_.sonar.level_2;
  if (level == 1) {
    options.insert(options.end(), deck_.sonar.level_1.begin(), deck_.sonar.level_1.end());
  }
  return options;
}

Message Rules::too_few(int admirals) const {
  const int fleet = static_cast<int>(deck_.fleet.size());
  const int torpedoes = static_cast<int>(deck_.torpedoes.size());
  if (fleet < admirals * deck_.hand) {
    return message("the deck has {} fleet cards ({} admirals need {})", fleet, admirals,
                   admirals * deck_.hand);
  }
  if (torpedoes >= deck_.face_up) return {};
  return message("the deck has {} torpedo cards ({} are face up)", torpedoes, deck_.face_up);
}

}  // namespace chartroom::con_sonar
