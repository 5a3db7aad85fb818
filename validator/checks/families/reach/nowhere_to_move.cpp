#include "validator/checks/check.h"
#include "validator/checks/diagnostic.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/map_subject.h"

namespace chartroom::checks {
namespace {

std::vector<Diagnostic> find_nowhere_to_move(const MapSubject& subject) {
  if (subject.components.empty() || subject.components[0].count() > 1) return {};
  return {
      {.points = subject.water,
       .message = message("No two points of water are adjacent, so no submarine can ever move")}};
}

Example nowhere_to_move_example() {
  return MapExample{.difference = translatable("two points are enough for a move"),
                    .raising = sea({"####", "#.##", "####", "####"}),
                    .points = "B2",
                    .near_miss = sea({"####", "#..#", "####", "####"})};
}

}  // namespace

Check nowhere_to_move() {
  return {.code = "R209",
          .family = Family::reach,
          .severity = Severity::error,
          .level = Level::structure,
          .title = translatable("a map where no submarine can move"),
          .why = translatable("Captains could do nothing but surface."),
          .run = find_nowhere_to_move,
          .example = nowhere_to_move_example};
}

}  // namespace chartroom::checks
