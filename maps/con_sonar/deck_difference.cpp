#include "maps/con_sonar/deck_difference.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>

namespace chartroom::con_sonar {
namespace {

// Collects a deck's values other than cards.
class Values {
 public:
  explicit Values(const Deck& deck) : deck_(deck) {}

  std::vector<NamedValue> list() && {
    add_header();
    add("ladder.steps", deck_.ladder.steps);
    add("ladder.starts", fmt::format("{}", fmt::join(deck_.ladder.starts, " ")));
    add("die", deck_.die);
    add("hand", deck_.hand);
    add("face_up", deck_.face_up);
    add("symbols", ids(deck_.symbols));
    for (const Symbol& symbol : deck_.symbols) add("symbols." + symbol.id + ".name", symbol.name);
    add("nations", ids(deck_.nations));
    for (const Nation& nation : deck_.nations) {
      add("nations." + nation.id + ".name", nation.name);
      add("nations." + nation.id + ".colour", nation.colour);
    }
    add_score();
    add_level("sonar.level_2.", deck_.sonar.level_2);
    add_level("sonar.level_1.", deck_.sonar.level_1);
    add_variant();
    return std::move(list_);
  }

 private:
  void add(const std::string& key, const std::string& value) {
    if (!value.empty()) list_.push_back({key, value});
  }
  void add(const std::string& key, int value) { add(key, std::to_string(value)); }
  void add(const std::string& key, const Texts& texts) {
    for (const auto& [language, text] : texts) add(fmt::format("{}.{}", key, language), text);
  }

  void add_header() {
    add("id", deck_.id);
    add("revision", deck_.revision);
    add("name", deck_.name);
    add("author", deck_.author);
    add("license", deck_.license);
    add("notes", deck_.notes);
  }

  template <class Named>
  static std::string ids(const std::vector<Named>& list) {
    std::string text;
    for (const Named& one : list) text += (text.empty() ? "" : " ") + one.id;
    return text;
  }

  void add_score() {
    add("score.submarine", deck_.score.submarine);
    add("score.torpedo_card", deck_.score.torpedo_card);
    add("score.survivor", deck_.score.survivor);
    add("score.pair", deck_.score.pair);
    add("score.set_of_four", deck_.score.set_of_four);
  }

  // A result that occurs several times lists all of its weights.
  void add_level(const std::string& key, const std::vector<SonarOption>& options) {
    std::map<std::string, std::string> weights;
    std::vector<std::string> names;
    for (const SonarOption& option : options) {
      const std::string name = option_name(deck_, option);
      std::string& text = weights[name];
      if (text.empty()) names.push_back(name);
      text += (text.empty() ? "" : " ") + std::to_string(option.weight);
    }
    for (const std::string& name : names) add(key + name, weights[name]);
  }

  void add_variant() {
    if (deck_.variant == Variant{}) return;
    add("variant.last_submarines", deck_.variant.last_submarines);
    add("variant.sets_of_four", deck_.variant.sets_of_four == SetsOfFour::once ? "once" : "each");
    add("variant.discard_matched", deck_.variant.discard_matched ? "true" : "false");
  }

  const Deck& deck_;
  std::vector<NamedValue> list_;
};

// A card's parts: its nation, then the parts that may change.
using Parts = std::vector<std::string>;

std::vector<Parts> fleet_parts(const Deck& deck) {
  std::vector<Parts> list;
  for (const FleetCard& card : deck.fleet) {
    list.push_back({deck.nations[card.nation].id, fmt::format("{:+d}", card.effect),
                    "/" + deck.symbols[card.symbol].id, "/" + deck.symbols[card.leads_to].id});
  }
  return list;
}

std::vector<Parts> torpedo_parts(const Deck& deck) {
  std::vector<Parts> list;
  for (const TorpedoCard& card : deck.torpedoes) {
    list.push_back({deck.nations[card.nation].id, fmt::format("*{}", card.torpedoes),
                    "/" + deck.symbols[card.symbol].id});
  }
  return list;
}

std::string joined(const Parts& parts) { return fmt::format("{}", fmt::join(parts, "")); }

std::vector<std::string> joined(const std::vector<Parts>& list) {
  std::vector<std::string> names;
  for (const Parts& parts : list) names.push_back(joined(parts));
  return names;
}

// Removes the cards that both lists have, copy by copy.
void drop_common(std::vector<Parts>& before, std::vector<Parts>& after) {
  std::erase_if(before, [&after](const Parts& card) {
    const auto like = std::find(after.begin(), after.end(), card);
    if (like == after.end()) return false;
    after.erase(like);
    return true;
  });
}

bool differ_in_one(const Parts& a, const Parts& b) {
  int differences = 0;
  for (std::size_t i = 0; i < a.size(); ++i) differences += a[i] != b[i];
  return a[0] == b[0] && differences == 1;
}

std::vector<CardChange> changes(std::vector<Parts> before, std::vector<Parts> after) {
  drop_common(before, after);
  std::vector<CardChange> list;
  for (const Parts& card : before) {
    const auto like = std::find_if(after.begin(), after.end(),
                                   [&](const Parts& other) { return differ_in_one(card, other); });
    list.push_back({joined(card), std::nullopt});
    if (like == after.end()) continue;
    list.back().after = joined(*like);
    after.erase(like);
  }
  for (const Parts& card : after) list.push_back({std::nullopt, joined(card)});
  return list;
}

}  // namespace

std::vector<NamedValue> deck_values(const Deck& deck) { return Values(deck).list(); }

std::vector<std::string> full_fleet_names(const Deck& deck) { return joined(fleet_parts(deck)); }
std::vector<std::string> full_torpedo_names(const Deck& deck) {
  return joined(torpedo_parts(deck));
}

DeckDifference difference(const Deck& before, const Deck& after) {
  return {changes(fleet_parts(before), fleet_parts(after)),
          changes(torpedo_parts(before), torpedo_parts(after)),
          value_changes(deck_values(before), deck_values(after))};
}

}  // namespace chartroom::con_sonar
