#include "validator/checks/analysis/sea_graph.h"
#include "validator/checks/check.h"
#include "validator/checks/example_maps.h"

namespace chartroom::checks {
namespace {

// Islands count as points of their quadrant: a quadrant is a region of the sheet.
std::vector<Diagnostic> run(const MapSubject& subject) {
  std::vector<Diagnostic> found;
  for (const auto& [number, points, water] : subject.quadrants) {
    const std::vector<maps::PointSet> parts = components(points);
    if (parts.size() == 1) continue;
    const maps::PointSet astray = points - parts[0];
    std::vector<std::int64_t> sizes;
    for (const maps::PointSet& part : parts) sizes.push_back(part.count());
    found.push_back(
        {.points = astray,
         .message = astray.count() == 1
                        ? message("Quadrant {} is in 2 pieces: {} does not touch the rest", number,
                                  names(astray))
                        : message("Quadrant {} is in {} pieces: {} do not touch its largest one",
                                  number, parts.size(), names(astray)),
         .evidence = {{"quadrant", std::int64_t{number}}, {"piece_sizes", sizes}}});
  }
  return found;
}

Example example() {
  return MapExample{.difference = translatable("an island joins, a diagonal touch would not"),
                    .raising = with(open_sea(), {give({"E5"}, 1)}),
                    .points = "E5",
                    .near_miss = with(open_sea(), {give({"D3"}, 1), islands({"D3"})})};
}

}  // namespace

Check quadrant_in_pieces() {
  return {.code = "Q102",
          .family = Family::quadrants,
          .severity = Severity::error,
          .level = Level::structure,
          .title = translatable("a quadrant in several pieces"),
          .why = translatable(
              "A torpedo would jump across another quadrant, whose border it must not cross."),
          .run = run,
          .example = example};
}

}  // namespace chartroom::checks
