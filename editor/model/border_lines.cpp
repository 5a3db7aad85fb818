#include "editor/model/border_lines.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace chartroom::editor {
namespace {

// Returns all points that can be reached inside `within` without crossing a wall.
maps::PointSet reached(const maps::PointSet& seed, const maps::PointSet& within,
                       const Walls& walls) {
  maps::PointSet all = seed;
  for (;;) {
    maps::PointSet grown = all;
    grown |= (all - walls.right).shifted(maps::Direction::right);
    grown |= all.shifted(maps::Direction::left) - walls.right;
    grown |= (all - walls.below).shifted(maps::Direction::down);
    grown |= all.shifted(maps::Direction::up) - walls.below;
    grown &= within;
    if (grown == all) return all;
    all = grown;
  }
}

// Returns the parts in reading order of their first points.
std::vector<maps::PointSet> parts(maps::PointSet rest, const Walls& walls) {
  std::vector<maps::PointSet> list;
  while (!rest.empty()) {
    list.push_back(reached({rest.first()}, rest, walls));
    rest -= list.back();
  }
  return list;
}

// Returns the parts that get new numbers: all but the largest.
std::vector<maps::PointSet> new_parts(std::vector<maps::PointSet> all) {
  const auto largest = std::max_element(
      all.begin(), all.end(),
      [](const maps::PointSet& a, const maps::PointSet& b) { return a.count() < b.count(); });
  all.erase(largest);
  return all;
}

// Gives the parts the smallest free numbers; the map is unchanged if there are too few.
maps::Map numbered(const maps::Map& map, std::vector<maps::PointSet> fresh) {
  std::sort(fresh.begin(), fresh.end(),
            [](const maps::PointSet& a, const maps::PointSet& b) { return a.first() < b.first(); });
  maps::Map result = map;
  int number = 1;
  for (const maps::PointSet& part : fresh) {
    while (number <= maps::kMaxQuadrant && !map.quadrant(number).empty()) ++number;
    if (number > maps::kMaxQuadrant) return map;
    for (const maps::Point p : part) result.quadrants.set(p, number);
    ++number;
  }
  return result;
}

}  // namespace

Walls walls_of(const std::vector<maps::Point>& corners, maps::Size size) {
  Walls walls;
  for (std::size_t i = 1; i < corners.size(); ++i) {
    const maps::Point a = std::min(corners[i - 1], corners[i]);
    const maps::Point b = std::max(corners[i - 1], corners[i]);
    CHARTROOM_EXPECTS(b.column - a.column + b.row - a.row == 1);
    // A line that goes down separates the points to its right and left.
    const bool down = a.column == b.column;
    const maps::Point one =
        down ? maps::Point(a.column - 1, a.row) : maps::Point(a.column, a.row - 1);
    if (!size.contains(one) || !size.contains(a)) continue;
    (down ? walls.right : walls.below).insert(one);
  }
  return walls;
}

Walls borders(const maps::Map& map) {
  Walls walls;
  for (const maps::Point p : map.points()) {
    const auto parted = [&](maps::Point other) {
      return map.size.contains(other) && map.quadrants.at(other) != map.quadrants.at(p);
    };
    if (parted(next(p, maps::Direction::right))) walls.right.insert(p);
    if (parted(next(p, maps::Direction::down))) walls.below.insert(p);
  }
  return walls;
}

maps::Map divided(const maps::Map& map, const Walls& line) {
  std::vector<maps::PointSet> fresh;
  for (const int number : map.quadrant_numbers()) {
    // Pieces that are already separate are handled one by one: only the line divides.
    for (const maps::PointSet& piece : parts(map.quadrant(number), {})) {
      const std::vector<maps::PointSet> more = new_parts(parts(piece, line));
      fresh.insert(fresh.end(), more.begin(), more.end());
    }
  }
  return numbered(map, std::move(fresh));
}

bool is_along_borders(const maps::Map& map, const Walls& line) {
  const Walls all = borders(map);
  return !line.empty() && (line.right - all.right).empty() && (line.below - all.below).empty();
}

maps::Map joined(const maps::Map& map, const Walls& line) {
  std::vector<maps::PointSet> areas;
  for (const int number : map.quadrant_numbers()) {
    for (maps::PointSet& area : parts(map.quadrant(number), {})) areas.push_back(std::move(area));
  }
  const auto area_of = [&areas](maps::Point p) {
    return std::ranges::find_if(areas,
                                [p](const maps::PointSet& area) { return area.contains(p); });
  };
  maps::Map result = map;
  const auto join = [&](maps::Point p, maps::Point q) {
    const auto one = area_of(p);
    const auto two = area_of(q);
    if (one == two) return;
    const bool first =
        one->count() != two->count() ? one->count() > two->count() : one->first() < two->first();
    const auto kept = first ? one : two;
    const auto lost = first ? two : one;
    const int number = result.quadrants.at(kept->first());
    *kept |= *lost;
    for (const maps::Point each : *kept) result.quadrants.set(each, number);
    areas.erase(lost);
  };
  for (const maps::Point p : line.right) join(p, next(p, maps::Direction::right));
  for (const maps::Point p : line.below) join(p, next(p, maps::Direction::down));
  return result;
}

maps::Map separated(const maps::Map& map) {
  std::vector<maps::PointSet> fresh;
  for (const int number : map.quadrant_numbers()) {
    const std::vector<maps::PointSet> more = new_parts(parts(map.quadrant(number), {}));
    fresh.insert(fresh.end(), more.begin(), more.end());
  }
  return numbered(map, std::move(fresh));
}

maps::Map renumbered(const maps::Map& map) {
  std::array<int, maps::kMaxQuadrant + 1> number{};
  int last = 0;
  maps::Map result = map;
  for (const maps::Point p : map.points()) {
    int& of_region = number[map.quadrants.at(p)];
    if (of_region == 0) of_region = ++last;
    result.quadrants.set(p, of_region);
  }
  return result;
}

}  // namespace chartroom::editor
