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
           .fix = Fix{message("Remove the surface points and make surfacing free"),
                      {maps::SetSurfacingDamage{0}}}}};
}

Example idle_surface_points_example() {
  const maps::PointSet all_but_one = open_sea().water() - points({"C3"});
  return MapExample{.difference = translatable("surfacing costs something at one point"),
                    .raising = with(open_sea(), {maps::SetSurfacePoints{open_sea().water(), true}}),
                    .near_miss = with(open_sea(), {maps::SetSurfacePoints{all_but_one, true}})};
}

}  // namespace

Check idle_surface_points() {
  return {.code = "S307",
          .family = Family::starts,
          .severity = Severity::note,
          .level = Level::structure,
          .title = translatable("surface points although surfacing is free"),
          .why = translatable("They are on the sheet but mean nothing."),
          .fixable = true,
          .run = find_idle_surface_points,
          .example = idle_surface_points_example};
}

}  // namespace chartroom::checks
