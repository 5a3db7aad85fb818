#include "maps/con_sonar/deck.h"

#include <fmt/core.h>

#include <algorithm>
#include <map>
#include <tuple>

namespace chartroom::con_sonar {
namespace {

struct ResultName {
  SonarResult result;
  std::string_view name;
};
constexpr std::array kResultNames{ResultName{SonarResult::move, "move"},
                                  ResultName{SonarResult::friendly_fire, "friendly-fire"},
                                  ResultName{SonarResult::run_aground, "run-aground"},
                                  ResultName{SonarResult::reinforcements, "reinforcements"},
                                  ResultName{SonarResult::perfect_storm, "perfect-storm"},
                                  ResultName{SonarResult::special_delivery, "special-delivery"},
                                  ResultName{SonarResult::revealed_plans, "revealed-plans"}};

template <class T>
std::optional<int> place_of(const std::vector<T>& list, std::string_view id) {
  const auto found =
      std::find_if(list.begin(), list.end(), [&](const T& element) { return element.id == id; });
  if (found == list.end()) return std::nullopt;
  return static_cast<int>(found - list.begin());
}

// Counts the cards with equal keys.
template <class T, class Key>
auto count_by(const std::vector<T>& cards, Key key) {
  std::map<decltype(key(cards.front())), int> counts;
  for (const T& card : cards) ++counts[key(card)];
  return counts;
}

}  // namespace

std::string_view to_string(SonarResult result) {
  return kResultNames[static_cast<std::size_t>(result)].name;
}

std::optional<SonarResult> parse_sonar_result(std::string_view text) {
  for (const ResultName& known : kResultNames) {
    if (known.name == text) return known.result;
  }
  return std::nullopt;
}

std::optional<int> Deck::nation(std::string_view nation_id) const {
  return place_of(nations, nation_id);
}

std::optional<int> Deck::symbol(std::string_view symbol_id) const {
  return place_of(symbols, symbol_id);
}

std::vector<std::string> fleet_card_names(const Deck& deck) {
  using Card = FleetCard;
  const auto effect = [](const Card& c) { return std::tuple(c.nation, c.effect); };
  const auto picture = [](const Card& c) { return std::tuple(c.nation, c.effect, c.symbol); };
  const auto whole = [](const Card& c) {
    return std::tuple(c.nation, c.effect, c.symbol, c.leads_to);
  };
  const auto of_effect = count_by(deck.fleet, effect);
  const auto of_picture = count_by(deck.fleet, picture);
  const auto of_whole = count_by(deck.fleet, whole);
  std::vector<std::string> names;
  for (const Card& card : deck.fleet) {
    std::string name = move_name(deck, card.nation, card.effect);
    if (of_effect.at(effect(card)) > 1) name += "/" + deck.symbols[card.symbol].id;
    if (of_picture.at(picture(card)) > of_whole.at(whole(card))) {
      name += "/" + deck.symbols[card.leads_to].id;
    }
    names.push_back(std::move(name));
  }
  return names;
}

std::vector<std::string> torpedo_card_names(const Deck& deck) {
  const auto value = [](const TorpedoCard& c) { return std::tuple(c.nation, c.torpedoes); };
  const auto of_value = count_by(deck.torpedoes, value);
  std::vector<std::string> names;
  for (const TorpedoCard& card : deck.torpedoes) {
    std::string name = fmt::format("{}*{}", deck.nations[card.nation].id, card.torpedoes);
    if (of_value.at(value(card)) > 1) name += "/" + deck.symbols[card.symbol].id;
    names.push_back(std::move(name));
  }
  return names;
}

std::string move_name(const Deck& deck, int nation, int effect) {
  return fmt::format("{}{:+d}", nation == kOwnNation ? "own" : deck.nations[nation].id, effect);
}

std::string option_name(const Deck& deck, const SonarOption& option) {
  if (option.result != SonarResult::move) return std::string(to_string(option.result));
  return move_name(deck, option.nation, option.effect);
}

}  // namespace chartroom::con_sonar
