#include "editor/model/resize.h"

#include <algorithm>

namespace chartroom::editor {
namespace {

// The move of old points. In the middle, an odd point more or less is at the right and bottom.
struct Shift {
  int right;
  int down;
  maps::Point of(maps::Point p) const { return {p.column + right, p.row + down}; }
  maps::Point back(maps::Point p) const { return {p.column - right, p.row - down}; }
};

int shift(int difference, int anchor) {
  return anchor == 0 ? 0 : anchor == 2 ? difference : difference / 2;
}

Shift shift_of(maps::Size before, maps::Size after, Anchor anchor) {
  return {shift(after.columns - before.columns, anchor.column),
          shift(after.rows - before.rows, anchor.row)};
}

maps::PointSet shifted(const maps::PointSet& points, const Shift& by, maps::Size sea) {
  maps::PointSet result;
  for (const maps::Point p : points) {
    if (sea.contains(by.of(p))) result.insert(by.of(p));
  }
  return result;
}

}  // namespace

maps::Map resized(const maps::Map& map, maps::Size size, Anchor anchor) {
  CHARTROOM_EXPECTS(std::min(size.columns, size.rows) >= maps::kMinSide &&
                    std::max(size.columns, size.rows) <= maps::kMaxSide);
  const Shift by = shift_of(map.size, size, anchor);
  maps::Map result = map;
  result.size = size;
  result.islands = shifted(map.islands, by, size);
  if (result.surfacing) result.surfacing->safe = shifted(map.surfacing->safe, by, size);
  result.quadrants = {};
  for (const maps::Point p : result.points()) {
    const maps::Point old = by.back(p);
    const maps::Point nearest(std::clamp<int>(old.column, 0, map.size.columns - 1),
                              std::clamp<int>(old.row, 0, map.size.rows - 1));
    result.quadrants.set(p, map.quadrants.at(nearest));
  }
  for (const maps::Team team : maps::kTeams) {
    auto& start = result.starts.of(team);
    if (start) start = by.of(*start);
    if (start && !size.contains(*start)) start.reset();
  }
  return result;
}

maps::PointSet lost_by_resizing(const maps::Map& map, maps::Size size, Anchor anchor) {
  const Shift by = shift_of(map.size, size, anchor);
  maps::PointSet something = map.islands | map.surface_points();
  for (const maps::Team team : maps::kTeams) {
    if (map.starts.of(team)) something.insert(*map.starts.of(team));
  }
  maps::PointSet lost;
  for (const maps::Point p : something) {
    if (!size.contains(by.of(p))) lost.insert(p);
  }
  return lost;
}

}  // namespace chartroom::editor
