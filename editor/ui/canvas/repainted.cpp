#include "editor/ui/canvas/repainted.h"

#include <algorithm>
#include <cmath>

#include "exporters/board/quadrant_signs.h"
#include "exporters/board/quadrant_tones.h"

namespace chartroom::editor {
namespace {

maps::PointSet start_points(const maps::Map& map) {
  maps::PointSet points;
  for (const maps::Team team : maps::kTeams) {
    if (const auto& start = map.starts.of(team)) points.insert(*start);
  }
  return points;
}

maps::PointSet either_only(const maps::PointSet& a, const maps::PointSet& b) {
  return (a - b) | (b - a);
}

// Returns the points beside quadrant numbers that only one of the two maps has there.
maps::PointSet moved_signs(const maps::Map& before, const maps::Map& after) {
  maps::PointSet points;
  const auto signs_before = exporters::quadrant_signs(before);
  const auto signs_after = exporters::quadrant_signs(after);
  const auto add_others = [&points](const auto& signs, const auto& others) {
    for (const exporters::QuadrantSign& sign : signs) {
      if (std::ranges::find(others, sign) != others.end()) continue;
      points.insert({static_cast<int>(std::lround(sign.middle.x)),
                     static_cast<int>(std::lround(sign.middle.y))});
    }
  };
  add_others(signs_before, signs_after);
  add_others(signs_after, signs_before);
  return points;
}

// Returns the points around which two maps of one id, theme and size look different.
maps::PointSet changed_points(const maps::Map& before, const maps::Map& after) {
  maps::PointSet points = either_only(before.islands, after.islands) |
                          either_only(before.surface_points(), after.surface_points());
  if (before.starts != after.starts) points = points | start_points(before) | start_points(after);
  points |= moved_signs(before, after);
  if (before.quadrants == after.quadrants) return points;
  // A changed quadrant may change the tones of all quadrants.
  const auto tones_before = exporters::quadrant_tones(before);
  const auto tones_after = exporters::quadrant_tones(after);
  const auto tone = [](const maps::Map& map, const auto& tones, maps::Point p) {
    return tones[static_cast<std::size_t>(map.quadrants.at(p))];
  };
  for (const maps::Point p : after.points()) {
    if (before.quadrants.at(p) != after.quadrants.at(p) ||
        tone(before, tones_before, p) != tone(after, tones_after, p)) {
      points.insert(p);
    }
  }
  return points;
}

}  // namespace

Repainted repainted(const maps::Map& before, const maps::Map& after) {
  if (before.id != after.id || before.theme != after.theme || before.size != after.size) {
    return {after.points(), after.points()};
  }
  return {changed_points(before, after), either_only(before.islands, after.islands)};
}

}  // namespace chartroom::editor
