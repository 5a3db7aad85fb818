#include "editor/model/resize.h"

#include <algorithm>

namespace chartroom {
namespace {

// How far old points move. In the middle, an odd point more or less is at the right and bottom.
struct Shift {
  int right;
  int down;
  Point of(Point p) const { return {p.column + right, p.row + down}; }
  Point back(Point p) const { return {p.column - right, p.row - down}; }
};

int shift(int difference, int anchor) {
  return anchor == 0 ? 0 : anchor == 2 ? difference : difference / 2;
}

Shift shift_of(Size before, Size after, Anchor anchor) {
  return {shift(after.columns - before.columns, anchor.column),
          shift(after.rows - before.rows, anchor.row)};
}

PointSet shifted(const PointSet& points, const Shift& by, Size sea) {
  PointSet result;
  for (const Point p : points) {
    if (sea.contains(by.of(p))) result.insert(by.of(p));
  }
  return result;
}

}  // namespace

Map resized(const Map& map, Size size, Anchor anchor) {
  CHARTROOM_EXPECTS(std::min(size.columns, size.rows) >= kMinSide &&
                    std::max(size.columns, size.rows) <= kMaxSide);
  const Shift by = shift_of(map.size, size, anchor);
  Map result = map;
  result.size = size;
  result.islands = shifted(map.islands, by, size);
  if (result.surfacing) result.surfacing->safe = shifted(map.surfacing->safe, by, size);
  result.quadrants = {};
  for (const Point p : result.points()) {
    const Point old = by.back(p);
    const Point nearest(std::clamp<int>(old.column, 0, map.size.columns - 1),
                        std::clamp<int>(old.row, 0, map.size.rows - 1));
    result.quadrants.set(p, map.quadrants.at(nearest));
  }
  for (const Team team : kTeams) {
    auto& start = result.starts.of(team);
    if (start) start = by.of(*start);
    if (start && !size.contains(*start)) start.reset();
  }
  return result;
}

PointSet lost_by_resizing(const Map& map, Size size, Anchor anchor) {
  const Shift by = shift_of(map.size, size, anchor);
  PointSet something = map.islands | map.surface_points();
  for (const Team team : kTeams) {
    if (map.starts.of(team)) something.insert(*map.starts.of(team));
  }
  PointSet lost;
  for (const Point p : something) {
    if (!size.contains(by.of(p))) lost.insert(p);
  }
  return lost;
}

}  // namespace chartroom
