#include "validator/checks/analysis/channels.h"

#include <array>
#include <deque>
#include <limits>

#include "maps/direction.h"

namespace chartroom::checks {
namespace {

std::size_t cell(maps::Point p) { return static_cast<std::size_t>(maps::PointSet::cell(p)); }

}  // namespace

// A 0-1 breadth-first search: the way with the fewest islands reaches each point first.
maps::PointSet channel(const maps::Map& map, const maps::PointSet& from, const maps::PointSet& to,
                       const maps::PointSet& avoided) {
  std::array<int, maps::PointSet::kCells> opened;
  opened.fill(std::numeric_limits<int>::max());
  std::array<maps::Point, maps::PointSet::kCells> came_from;
  std::deque<maps::Point> queue;
  for (const maps::Point p : from) {
    opened[cell(p)] = 0;
    came_from[cell(p)] = p;
    queue.push_back(p);
  }
  while (!queue.empty() && !to.contains(queue.front())) {
    const maps::Point p = queue.front();
    queue.pop_front();
    for (const maps::Direction d : maps::kDirections) {
      const maps::Point q = next(p, d);
      if (!map.size.contains(q) || avoided.contains(q)) continue;
      const bool island = map.islands.contains(q);
      const int cost = opened[cell(p)] + (island ? 1 : 0);
      if (cost >= opened[cell(q)]) continue;
      opened[cell(q)] = cost;
      came_from[cell(q)] = p;
      if (island) {
        queue.push_back(q);
      } else {
        queue.push_front(q);
      }
    }
  }
  maps::PointSet islands;
  if (queue.empty()) return islands;
  for (maps::Point p = queue.front(); !from.contains(p); p = came_from[cell(p)]) {
    if (map.islands.contains(p)) islands.insert(p);
  }
  return islands;
}

}  // namespace chartroom::checks
