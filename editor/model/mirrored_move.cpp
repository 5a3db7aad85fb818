#include "editor/model/mirrored_move.h"

#include <optional>

namespace chartroom::editor {
namespace {

using Symmetries = std::vector<maps::Symmetry>;

maps::PointSet shifted(const maps::PointSet& points, int right, int down, maps::Size sea) {
  maps::PointSet result;
  for (const maps::Point p : points) {
    const maps::Point there(p.column + right, p.row + down);
    if (sea.contains(there)) result.insert(there);
  }
  return result;
}

// Puts the team's start there, and the other team's at its image.
void set_start_and_image(maps::Map& map, maps::Team team, maps::Point there,
                         const Symmetries& group) {
  if (!map.is_water(there)) return;
  map.starts.of(team) = there;
  const maps::Point opposite = image(starts_symmetry(group), there, map.size);
  if (opposite != there && map.is_water(opposite)) map.starts.of(other(team)) = opposite;
}

}  // namespace

Selected moved(const maps::Map& map, const maps::PointSet& selection, int right, int down,
               const Mirroring& mirroring) {
  const Symmetries group = mirroring.group(map.size);
  const maps::PointSet points = selection & map.points();
  if (group.size() == 1 || points.empty()) return moved(map, selection, right, down);
  const auto there = [&](const maps::PointSet& content) {
    return images(group, shifted(content & points, right, down, map.size), map.size);
  };
  Selected result{cleared(map, images(group, points, map.size) | there(points)),
                  shifted(points, right, down, map.size)};
  maps::Map& next = result.map;
  next.islands |= there(map.islands);
  if (next.surfacing) {
    const maps::PointSet safe = map.surface_points();
    next.surfacing->safe |= there(safe) - there(map.islands - safe);
  }
  // Blue's comes last, to lead.
  for (const maps::Team team : {maps::Team::green, maps::Team::blue}) {
    const std::optional<maps::Point>& start = map.starts.of(team);
    if (!start || !points.contains(*start)) continue;
    const maps::Point to(start->column + right, start->row + down);
    if (map.size.contains(to)) set_start_and_image(next, team, to, group);
  }
  return result;
}

}  // namespace chartroom::editor
