#include <cstdint>

#include "validator/checks/check.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/families/play/made_up_play.h"
#include "validator/checks/families/play/play_findings.h"
#include "validator/reports/grouped.h"

namespace chartroom::checks {
namespace {

std::vector<Diagnostic> find_costly_games(const MapSubject& subject) {
  std::vector<Diagnostic> found;
  for (const play::SkillPlay& level : play_of(subject).levels) {
    if (!level.cut_short) continue;
    found.push_back(
        {.message = message("Simulation of {} captains stopped after {} games, at its work limit",
                            level_word(level.level),
                            reports::grouped(static_cast<std::size_t>(level.tally.games))),
         .evidence = with_seed(subject, {{"level", level.level},
                                         {"games", std::int64_t{level.tally.games}},
                                         {"trails", std::int64_t{level.tally.effort.trails}}})});
  }
  return found;
}

play::Fairness cut_short(const maps::Map& map) {
  play::Fairness play = even_play(map);
  play.levels.front().cut_short = true;
  return play;
}

Example costly_games_example() {
  return PlayExample{.difference = translatable("all games were played"),
                     .map = open_sea(),
                     .raising = cut_short,
                     .near_miss = even_play};
}

}  // namespace

Check costly_games() {
  return {.code = "P511",
          .family = Family::play,
          .severity = Severity::warning,
          .level = Level::fairness,
          .title = translatable("games that take too much work to simulate"),
          .why = translatable("Each move has too many possible outcomes, so few games were played "
                              "and the verdict is less certain. Cheap silence can cause this."),
          .inconclusive = true,
          .game = ShownGame::typical,
          .run = find_costly_games,
          .example = costly_games_example};
}

}  // namespace chartroom::checks
