#include "validator/checks/analysis/channels.h"
#include "validator/checks/check.h"
#include "validator/checks/diagnostic.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/families/reach/opening.h"
#include "validator/checks/map_subject.h"

namespace chartroom::checks {
namespace {

// Returns the water within reach of the forced starts, and the largest piece if a captain chooses.
// A start on an island has its own finding and does not make surface points unreachable.
maps::PointSet water_in_play(const MapSubject& subject) {
  maps::PointSet reached;
  for (const maps::Team team : maps::kTeams) {
    const auto& start = subject.map.starts.of(team);
    if (start && subject.map.is_water(*start)) {
      reached |= flood(maps::PointSet{*start}, subject.water);
    } else if (!subject.components.empty()) {
      reached |= subject.components[0];
    }
  }
  return reached;
}

std::vector<Diagnostic> find_unreachable_surface_points(const MapSubject& subject) {
  const maps::PointSet lost =
      (subject.map.surface_points() & subject.water) - water_in_play(subject);
  std::vector<Diagnostic> found;
  for (const maps::Point p : lost) {
    found.push_back({.points = {p},
                     .message = message("The surface point {} cannot be reached", to_string(p))});
  }
  return found;
}

std::vector<Fix> reach_or_give_up(const MapSubject& subject, const maps::PointSet& points) {
  std::vector<Fix> fixes;
  if (subject.components.empty()) return fixes;
  add_channel(channel(subject.map, points, subject.components[0]), fixes);
  fixes.push_back({message("Remove {} from the surface points", names(points)),
                   {maps::SetSurfacePoints{points, false}}});
  return fixes;
}

Example unreachable_surface_point_example() {
  const maps::Map lagoon = sea({".#..", "#...", "....", "...."});
  return MapExample{
      .difference = translatable("a forced start is on it"),
      .raising = with(lagoon, {surfacing({"A1", "C2"})}),
      .points = "A1",
      .near_miss = with(lagoon, {surfacing({"A1"}), maps::SetStart{maps::Team::blue, at("A1")}})};
}

}  // namespace

Check unreachable_surface_point() {
  return {.code = "R206",
          .family = Family::reach,
          .severity = Severity::error,
          .level = Level::structure,
          .title = translatable("a surface point that cannot be reached"),
          .why = translatable("It promises a safe surfacing that no submarine can use."),
          .run = find_unreachable_surface_points,
          .alternative_fixes = reach_or_give_up,
          .example = unreachable_surface_point_example};
}

}  // namespace chartroom::checks
