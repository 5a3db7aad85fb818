#include "validator/generate/draft.h"

namespace chartroom::generate {

maps::PointSet with_edge(const maps::PointSet& points, maps::Size size) {
  const maps::PointSet all = maps::PointSet::all(size);
  const maps::PointSet wide = points | (points.shifted(maps::Direction::left) & all) |
                              (points.shifted(maps::Direction::right) & all);
  return (wide | wide.shifted(maps::Direction::up) | wide.shifted(maps::Direction::down)) & all;
}

maps::Point any_of(const maps::PointSet& points, statistics::Random& random) {
  auto at = points.begin();
  for (int skip = random.below(points.count()); skip > 0; --skip) ++at;
  return *at;
}

int between(int low, int high, statistics::Random& random) {
  return low + random.below(high - low + 1);
}

int Draft::island_size() {
  static constexpr std::array kSizes{1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5};
  return kSizes[static_cast<std::size_t>(random_.below(static_cast<int>(kSizes.size())))];
}

bool Draft::add_island(maps::Point seed, int points) {
  const maps::PointSet free = room();
  if (!free.contains(seed)) return false;
  maps::PointSet island{seed};
  while (island.count() < points) {
    const maps::PointSet next = (island.neighbours() & free) - island;
    if (next.empty()) break;
    island.insert(any_of(next, random_));
  }
  land_ |= island;
  ++islands_;
  return true;
}

bool Draft::add_island_near(maps::Point place, int reach) {
  maps::PointSet near;
  for (const maps::Point p : room()) {
    if (std::abs(p.column - place.column) <= reach && std::abs(p.row - place.row) <= reach) {
      near.insert(p);
    }
  }
  return !near.empty() && add_island(any_of(near, random_), island_size());
}

bool Draft::add_land(const maps::PointSet& outline) {
  const maps::PointSet inside = outline & maps::PointSet::all(size_);
  if (inside.empty() || !(inside - room()).empty()) return false;
  land_ |= inside;
  ++islands_;
  return true;
}

}  // namespace chartroom::generate
