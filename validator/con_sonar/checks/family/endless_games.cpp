#include <cstdint>

#include "validator/checks/example_maps.h"
#include "validator/con_sonar/checks/deck_play.h"
#include "validator/con_sonar/checks/made_up_deck_play.h"
#include "validator/play/simulation/fairness.h"

namespace chartroom::con_sonar {
namespace {

constexpr checks::Threshold kGivenUp{
    .name = "given_up_share",
    .value = kStallShare,
    .unit = translatable("of the games"),
    .meaning = translatable("how many may be given up unfinished")};

std::vector<Diagnostic> find_endless_games(const DeckSubject& subject) {
  for (const SkillPlay& level : subject.play->levels) {
    const double share = level.given_up();
    if (share <= subject.thresholds.of(kGivenUp)) continue;
    return {{.message = message("{}% of the games of {} admirals do not end within {} turns; use "
                                "fewer torpedo cards or torpedoes that hit more often",
                                decimal(100 * share), level.level, kMostTurns),
             .evidence = {{"agent", level.level},
                          {"games", std::int64_t{level.tally.games}},
                          {"seed", std::to_string(subject.play->budget.seed)}}}};
  }
  return {};
}

checks::Example endless_games_example() {
  return said_example(find_endless_games, with_endings(900, 100),
                      translatable("one game in fifty is given up"), with_endings(980, 20));
}

}  // namespace

Check endless_games() {
  return {.code = "D707",
          .family = checks::Family::decks,
          .severity = Severity::warning,
          .level = checks::Level::fairness,
          .title = translatable("games that do not end"),
          .why = translatable("Players want to finish a game."),
          .thresholds = {kGivenUp},
          .run_on_deck = find_endless_games,
          .example = endless_games_example};
}

}  // namespace chartroom::con_sonar
