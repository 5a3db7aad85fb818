#include "validator/checks/check.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/families/play/made_up_play.h"
#include "validator/checks/families/play/play_findings.h"

namespace chartroom::checks {
namespace {

std::vector<Diagnostic> find_first_move_advantage(const MapSubject& subject) {
  return if_decided(subject, play::Question::first_move, play::Decision::unfair);
}

Example first_move_advantage_example() {
  return PlayExample{.difference = translatable("50.0% (49.0 to 51.0)"),
                     .map = open_sea(),
                     .raising =
                         [](const maps::Map& map) {
                           return measured(
                               map, verdict(play::Question::first_move, play::Decision::unfair,
                                            {0.55, 0.54, 0.56}, play::Favoured::first));
                         },
                     .near_miss = even_play};
}

}  // namespace

Check first_move_advantage() {
  return {.code = "P501",
          .family = Family::play,
          .severity = Severity::warning,
          .level = Level::fairness,
          .title = translatable("an advantage for the first player"),
          .why = translatable("The draw for the first move decides too much of the game."),
          .game = ShownGame::typical,
          .improvements = {play::Question::first_move},
          .run = find_first_move_advantage,
          .example = first_move_advantage_example};
}

}  // namespace chartroom::checks
