#include "editor/model/borders.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace chartroom {
namespace {

// All that can be reached inside `within` without crossing a wall.
PointSet reached(const PointSet& seed, const PointSet& within, const Walls& walls) {
  PointSet all = seed;
  for (;;) {
    PointSet grown = all;
    grown |= (all - walls.right).shifted(Direction::right);
    grown |= all.shifted(Direction::left) - walls.right;
    grown |= (all - walls.below).shifted(Direction::down);
    grown |= all.shifted(Direction::up) - walls.below;
    grown &= within;
    if (grown == all) return all;
    all = grown;
  }
}

// In reading order of their first points.
std::vector<PointSet> parts(PointSet rest, const Walls& walls) {
  std::vector<PointSet> list;
  while (!rest.empty()) {
    list.push_back(reached({rest.first()}, rest, walls));
    rest -= list.back();
  }
  return list;
}

// The parts that get a number of their own: all but the largest.
std::vector<PointSet> new_parts(std::vector<PointSet> all) {
  const auto largest =
      std::max_element(all.begin(), all.end(),
                       [](const PointSet& a, const PointSet& b) { return a.count() < b.count(); });
  all.erase(largest);
  return all;
}

// Gives the parts the smallest free numbers; the map as it was where there are too few.
Map numbered(const Map& map, std::vector<PointSet> fresh) {
  std::sort(fresh.begin(), fresh.end(),
            [](const PointSet& a, const PointSet& b) { return a.first() < b.first(); });
  Map result = map;
  int number = 1;
  for (const PointSet& part : fresh) {
    while (number <= kMaxQuadrant && !map.quadrant(number).empty()) ++number;
    if (number > kMaxQuadrant) return map;
    for (const Point p : part) result.quadrants.set(p, number);
    ++number;
  }
  return result;
}

}  // namespace

Walls walls_of(const std::vector<Point>& corners, Size sea) {
  Walls walls;
  for (std::size_t i = 1; i < corners.size(); ++i) {
    const Point a = std::min(corners[i - 1], corners[i]);
    const Point b = std::max(corners[i - 1], corners[i]);
    CHARTROOM_EXPECTS(b.column - a.column + b.row - a.row == 1);
    // A line that goes down parts the point at its right from the one at its left.
    const bool down = a.column == b.column;
    const Point one = down ? Point(a.column - 1, a.row) : Point(a.column, a.row - 1);
    if (!sea.contains(one) || !sea.contains(a)) continue;
    (down ? walls.right : walls.below).insert(one);
  }
  return walls;
}

Walls borders(const Map& map) {
  Walls walls;
  for (const Point p : map.points()) {
    const auto parted = [&](Point other) {
      return map.size.contains(other) && map.quadrants.at(other) != map.quadrants.at(p);
    };
    if (parted(next(p, Direction::right))) walls.right.insert(p);
    if (parted(next(p, Direction::down))) walls.below.insert(p);
  }
  return walls;
}

Map divided(const Map& map, const Walls& line) {
  std::vector<PointSet> fresh;
  for (const int number : map.quadrant_numbers()) {
    // Pieces that lie apart already are looked at one by one: only the line divides.
    for (const PointSet& piece : parts(map.quadrant(number), {})) {
      const std::vector<PointSet> more = new_parts(parts(piece, line));
      fresh.insert(fresh.end(), more.begin(), more.end());
    }
  }
  return numbered(map, std::move(fresh));
}

Map separated(const Map& map) {
  std::vector<PointSet> fresh;
  for (const int number : map.quadrant_numbers()) {
    const std::vector<PointSet> more = new_parts(parts(map.quadrant(number), {}));
    fresh.insert(fresh.end(), more.begin(), more.end());
  }
  return numbered(map, std::move(fresh));
}

Map renumbered(const Map& map) {
  std::array<int, kMaxQuadrant + 1> number{};
  int last = 0;
  Map result = map;
  for (const Point p : map.points()) {
    int& of_region = number[map.quadrants.at(p)];
    if (of_region == 0) of_region = ++last;
    result.quadrants.set(p, of_region);
  }
  return result;
}

}  // namespace chartroom
