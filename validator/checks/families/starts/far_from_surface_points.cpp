#include <algorithm>
#include <cstdint>

#include "validator/checks/analysis/sea_graph.h"
#include "validator/checks/check.h"
#include "validator/checks/diagnostic.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/map_subject.h"

namespace chartroom::checks {
namespace {

constexpr Threshold kSurfaceDistance{
    .name = "surface_distance",
    .value = 10,
    .unit = translatable("steps"),
    .meaning = translatable("how far from the nearest surface point a submarine may be")};

// Leaves out water without a way to a surface point: it is another piece, which is an error (R201).
std::vector<Diagnostic> find_water_far_from_surface_points(const MapSubject& subject) {
  const maps::PointSet& water = subject.water;
  const maps::PointSet safe = subject.map.surface_points() & water;
  if (safe.empty()) return {};
  const std::vector<int> steps = steps_from(safe, water);
  const double limit = subject.thresholds.of(kSurfaceDistance);
  maps::PointSet far;
  int most = 0;
  std::size_t at = 0;
  for (const maps::Point p : water) {
    const int distance = steps[at++];
    if (distance > limit) far.insert(p);
    most = std::max(most, distance);
  }
  if (far.empty()) return {};
  return {{.points = far,
           .message = message_for(
               far.count(), "From {}, the nearest surface point is {} steps away",
               "From {}, the nearest surface point is up to {} steps away", names(far), most),
           .evidence = {{"steps", std::int64_t{most}}}}};
}

Example far_from_surface_points_example() {
  return MapExample{.difference = translatable("exactly ten steps"),
                    .raising = with(open_sea({7, 6}), {surfacing({"A1"})}),
                    .points = "G6",
                    .near_miss = with(open_sea(), {surfacing({"A1"})})};
}

}  // namespace

Check far_from_surface_points() {
  return {
      .code = "S306",
      .family = Family::starts,
      .severity = Severity::warning,
      .level = Level::structure,
      .title = translatable("water far from every surface point"),
      .why = translatable("Captains trapped there take damage, because no surface point is near."),
      .thresholds = {kSurfaceDistance},
      .run = find_water_far_from_surface_points,
      .example = far_from_surface_points_example};
}

}  // namespace chartroom::checks
