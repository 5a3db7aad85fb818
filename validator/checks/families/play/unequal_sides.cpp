#include "validator/checks/check.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/families/play/made_up_play.h"
#include "validator/checks/families/play/play_findings.h"

namespace chartroom::checks {
namespace {

// Without forced starts, the sides are equal.
std::vector<Diagnostic> find_unequal_sides(const MapSubject& subject) {
  if (!subject.map.starts.any()) return {};
  return if_decided(subject, play::Question::side, play::Decision::unfair);
}

Example unequal_sides_example() {
  return PlayExample{.difference = translatable("50.0% (49.0 to 51.0)"),
                     .map = with_forced_starts(),
                     .raising =
                         [](const maps::Map& map) {
                           return measured(map,
                                           verdict(play::Question::side, play::Decision::unfair,
                                                   {0.45, 0.44, 0.46}, play::Favoured::green));
                         },
                     .near_miss = even_play};
}

}  // namespace

Check unequal_sides() {
  return {.code = "P502",
          .family = Family::play,
          .severity = Severity::warning,
          .level = Level::fairness,
          .title = translatable("forced starts that favor one team"),
          .why = translatable("One team has the better position, no matter who plays it."),
          .game = ShownGame::typical,
          .improvements = {play::Question::side},
          .run = find_unequal_sides,
          .example = unequal_sides_example};
}

}  // namespace chartroom::checks
