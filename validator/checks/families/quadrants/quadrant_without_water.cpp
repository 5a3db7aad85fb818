#include <cstdint>

#include "validator/checks/check.h"
#include "validator/checks/diagnostic.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/map_subject.h"

namespace chartroom::checks {
namespace {

std::vector<Diagnostic> find_quadrants_without_water(const MapSubject& subject) {
  std::vector<Diagnostic> found;
  for (const auto& [number, points, water] : subject.quadrants) {
    if (!water.empty()) continue;
    found.push_back({.points = points,
                     .message = message_for(
                         points.count(), "Quadrant {} has no water: {} is all island",
                         "Quadrant {} has no water: {} are all island", number, names(points)),
                     .evidence = {{"quadrant", std::int64_t{number}}}});
  }
  return found;
}

Example quadrant_without_water_example() {
  return MapExample{.difference = translatable("one point of water is enough"),
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
          .title = translatable("a quadrant without water"),
          .why = translatable("No submarine can be there, and no missile can be aimed there."),
          .run = find_quadrants_without_water,
          .example = quadrant_without_water_example};
}

}  // namespace chartroom::checks
