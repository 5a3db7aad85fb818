#include <fmt/format.h>

#include "validator/checks/check.h"
#include "validator/checks/example_maps.h"

namespace chartroom::checks {
namespace {

std::vector<Diagnostic> run(const MapSubject& subject) {
  std::vector<Diagnostic> found;
  for (const auto& [number, points, water] : subject.quadrants) {
    if (!water.empty()) continue;
    found.push_back({.points = points,
                     .message = fmt::format("Quadrant {} has no water: {} {} all island", number,
                                            names(points), points.count() == 1 ? "is" : "are"),
                     .evidence = {{"quadrant", std::int64_t{number}}}});
  }
  return found;
}

Example example() {
  return MapExample{.difference = "one point of water is enough",
                    .raising = sea({"##..", "##..", "....", "...."}),
                    .points = "A1 B1 A2 B2",
                    .near_miss = sea({"##..", "#...", "....", "...."})};
}

}  // namespace

Check quadrant_without_water() {
  return {.code = "Q103",
          .family = Family::quadrants,
          .severity = Severity::error,
          .level = Level::structure,
          .title = "a quadrant without water",
          .why = "No submarine can be there and no torpedo can be aimed.",
          .run = run,
          .example = example};
}

}  // namespace chartroom::checks
