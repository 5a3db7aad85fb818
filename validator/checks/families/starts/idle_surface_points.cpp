#include <cstdint>

#include "validator/checks/check.h"
#include "validator/checks/diagnostic.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/map_subject.h"

namespace chartroom::checks {
namespace {

std::vector<Diagnostic> find_idle_surface_points(const MapSubject& subject) {
  const maps::PointSet& water = subject.water;
  if (water.empty() || !(water - subject.map.surface_points()).empty()) return {};
  return {{.pointer = "/surfacing/safe",
           .message = message(
               "Every point of water is a surface point, so surfacing costs nothing anywhere"),
           .evidence = {{"surface_points", std::int64_t{water.count()}}},
           .fix = Fix{message("Let surfacing cost nothing, without surface points"),
                      {maps::SetSurfacingDamage{0}}}}};
}

Example idle_surface_points_example() {
  const maps::PointSet all_but_one = open_sea().water() - points({"C3"});
  return MapExample{.difference = translatable("one point where surfacing costs something"),
                    .raising = with(open_sea(), {maps::SetSurfacePoints{open_sea().water(), true}}),
                    .near_miss = with(open_sea(), {maps::SetSurfacePoints{all_but_one, true}})};
}

}  // namespace

Check idle_surface_points() {
  return {.code = "S307",
          .family = Family::starts,
          .severity = Severity::note,
          .level = Level::structure,
          .title = translatable("surface points where surfacing costs nothing"),
          .why = translatable("They are printed on the sheet and mean nothing."),
          .fixable = true,
          .run = find_idle_surface_points,
          .example = idle_surface_points_example};
}

}  // namespace chartroom::checks
