#include <cstdint>

#include "validator/checks/example_maps.h"
#include "validator/con_sonar/checks/deck_play.h"
#include "validator/con_sonar/checks/made_up_deck_play.h"
#include "validator/reports/grouped.h"

namespace chartroom::con_sonar {
namespace {

std::vector<Diagnostic> find_costly_games(const DeckSubject& subject) {
  std::vector<Diagnostic> found;
  for (const SkillPlay& level : subject.play->levels) {
    if (!level.cut_short) continue;
    found.push_back(
        {.message =
             message("Simulation of {} admirals stopped after {} games, at its work limit",
                     level.level, reports::grouped(static_cast<std::size_t>(level.tally.games))),
         .evidence = {{"agent", level.level},
                      {"games", std::int64_t{level.tally.games}},
                      {"seed", std::to_string(subject.play->budget.seed)}}});
  }
  return found;
}

DeckFairness cut_short() {
  DeckFairness play = with_seats({0.25, 0.25, 0.25, 0.25}, Decision::undecided);
  play.levels[0].cut_short = true;
  return play;
}

checks::Example costly_deck_games_example() {
  return said_example(find_costly_games, cut_short(), translatable("all games were played"),
                      with_endings(1'000, 0));
}

}  // namespace

Check costly_deck_games() {
  return {.code = "D712",
          .family = checks::Family::decks,
          .severity = Severity::warning,
          .level = checks::Level::fairness,
          .title = translatable("games that take too much work to simulate"),
          .why = translatable("Each turn has too many possible queues, so few games were played "
                              "and the verdict is less certain. Large hands can cause this."),
          .inconclusive = true,
          .run_on_deck = find_costly_games,
          .example = costly_deck_games_example};
}

}  // namespace chartroom::con_sonar
