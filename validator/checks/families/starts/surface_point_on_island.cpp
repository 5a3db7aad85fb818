#include "validator/checks/check.h"
#include "validator/checks/diagnostic.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/map_subject.h"

namespace chartroom::checks {
namespace {

std::vector<Diagnostic> find_surface_points_on_islands(const MapSubject& subject) {
  std::vector<Diagnostic> found;
  for (const maps::Point p : subject.map.surface_points() & subject.map.islands) {
    found.push_back({.points = {p},
                     .message = message("The surface point {} is an island", to_string(p)),
                     .fix = Fix{message("Remove {} from the surface points", to_string(p)),
                                {maps::SetSurfacePoints{{p}, false}}}});
  }
  return found;
}

Example surface_point_on_island_example() {
  const maps::Map island = with(open_sea(), {islands({"B2"})});
  return MapExample{.difference = translatable("the point below is water"),
                    .raising = with(island, {surfacing({"B2", "E5"})}),
                    .points = "B2",
                    .near_miss = with(island, {surfacing({"B3", "E5"})})};
}

}  // namespace

Check surface_point_on_island() {
  return {.code = "S303",
          .family = Family::starts,
          .severity = Severity::error,
          .level = Level::structure,
          .title = translatable("a surface point on an island"),
          .why = translatable("It promises a safe surfacing that no submarine can use."),
          .fixable = true,
          .run = find_surface_points_on_islands,
          .example = surface_point_on_island_example};
}

}  // namespace chartroom::checks
