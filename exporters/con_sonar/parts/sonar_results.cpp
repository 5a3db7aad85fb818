#include "exporters/con_sonar/parts/sonar_results.h"

#include <fmt/core.h>

#include <algorithm>
#include <map>
#include <tuple>

#include "exporters/con_sonar/parts/deck_rule_texts.h"
#include "exporters/con_sonar/parts/with_values.h"
#include "validator/con_sonar/rules.h"

namespace chartroom::exporters {

namespace {

using con_sonar::SonarOption;
using con_sonar::SonarResult;

}  // namespace

std::string sonar_result_name(SonarResult result, const Translator& tr) {
  switch (result) {
    case SonarResult::move:
      return tr("Move");
    case SonarResult::friendly_fire:
      return tr("Friendly fire");
    case SonarResult::run_aground:
      return tr("Run aground");
    case SonarResult::reinforcements:
      return tr("Reinforcements");
    case SonarResult::perfect_storm:
      return tr("Perfect storm");
    case SonarResult::special_delivery:
      return tr("Special delivery");
    case SonarResult::revealed_plans:
      break;
  }
  return tr("Revealed plans");
}

std::string sonar_result_words(SonarResult result, const DeckContext& context) {
  const Translator& tr = context.tr;
  const std::vector<int>& starts = context.deck.ladder.starts;
  switch (result) {
    case SonarResult::move:
      return tr(
          "Move a submarine of the nation by the number; white is your own nation. If it has none "
          "left, move any.");
    case SonarResult::friendly_fire:
      return with_deck_ruling(tr("Roll once against one of your submarines. A roll below its step "
                                 "removes it from the game; no one scores it."),
                              12, tr);
    case SonarResult::run_aground:
      return with_deck_ruling(tr("Your lowest submarine leaves the game; no one scores it."), 12,
                              tr);
    case SonarResult::reinforcements:
      return with_deck_ruling(
          with_values(tr("Take one of your submarines back from the player who sank it and put it "
                         "on step {}."),
                      *std::min_element(starts.begin(), starts.end())),
          5, tr);
    case SonarResult::perfect_storm:
      return tr("All your submarines go down to step 1.");
    case SonarResult::special_delivery:
      return with_deck_ruling(tr("Put one of your missed torpedo cards under the pile."), 4, tr);
    case SonarResult::revealed_plans:
      break;
  }
  return with_values(tr("All your submarines go up to step {}."), context.deck.ladder.steps);
}

std::vector<int> sonar_levels(const con_sonar::Deck& deck) {
  const con_sonar::Rules rules(deck);
  std::vector<int> levels;
  for (const int level : {2, 1}) {
    if (rules.has_level(level)) levels.push_back(level);
  }
  return levels;
}

std::vector<SonarOption> sonar_sectors(const con_sonar::Deck& deck, int level) {
  const auto place = [&](const SonarOption& option) {
    const bool move = option.result == SonarResult::move;
    const int nation =
        option.nation == con_sonar::kOwnNation ? con_sonar::kMaxNations : option.nation;
    return std::tuple(option.result, move ? nation : 0, move ? option.effect : 0);
  };
  std::map<std::tuple<SonarResult, int, int>, SonarOption> sectors;
  for (const SonarOption& option : con_sonar::Rules(deck).options(level)) {
    const auto [sector, added] = sectors.emplace(place(option), option);
    if (!added) sector->second.weight += option.weight;
  }
  std::vector<SonarOption> sorted;
  for (const auto& [key, option] : sectors) sorted.push_back(option);
  return sorted;
}

}  // namespace chartroom::exporters
