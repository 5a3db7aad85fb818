#include "validator/checks/analysis/tracking_metrics.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "validator/checks/analysis/longest_trail.h"
#include "validator/checks/analysis/longest_trail_dp.h"

namespace chartroom::checks {
namespace {

constexpr int kTrailBudget = 60'000;
constexpr std::size_t kFrontierStates = 5'000;

// Walks all shapes of trails, each with all possible points of its end: like the operator's film
// laid on the map in every way at once.
template <int Words>
class Shapes {
 public:
  using Set = maps::BasicPointSet<Words>;
  // A position in a shape counts from its first point at kOrigin, by rows of kRow.
  static constexpr int kRow = 64;
  static constexpr int kOrigin = kRow * kRow / 2 + kRow / 2;

  explicit Shapes(const maps::Map& map) {
    for (const maps::Point p : map.water()) water_.insert(p);
  }

  // Calls visit(moves, heads, position) for every shape of one move or more that fits on the map,
  // and continues the shapes for which it returns true.
  template <class Visit>
  void walk(const Visit& visit) {
    if (!water_.empty()) go_on(water_, kOrigin, 0, visit);
  }

  // Returns the heads of the shape just visited that have no step left: the captain must surface.
  Set stuck(const Set& heads, int position) const {
    Set going;
    if (is_free(position - kRow)) going |= water_.shifted(maps::Direction::down);
    if (is_free(position + kRow)) going |= water_.shifted(maps::Direction::up);
    if (is_free(position - 1)) going |= water_.shifted(maps::Direction::right);
    if (is_free(position + 1)) going |= water_.shifted(maps::Direction::left);
    return heads - going;
  }

 private:
  bool is_free(int position) const { return !taken_[static_cast<std::size_t>(position)]; }

  template <class Visit>
  void go_on(const Set& heads, int position, int moves, const Visit& visit) {
    taken_[static_cast<std::size_t>(position)] = true;
    step<maps::Direction::up>(heads, position - kRow, moves, visit);
    step<maps::Direction::down>(heads, position + kRow, moves, visit);
    step<maps::Direction::left>(heads, position - 1, moves, visit);
    step<maps::Direction::right>(heads, position + 1, moves, visit);
    taken_[static_cast<std::size_t>(position)] = false;
  }

  template <maps::Direction direction, class Visit>
  void step(const Set& heads, int position, int moves, const Visit& visit) {
    if (!is_free(position)) return;
    const Set there = heads.shifted(direction) & water_;
    if (there.empty() || !visit(moves + 1, there, position)) return;
    go_on(there, position, moves + 1, visit);
  }

  Set water_;
  std::array<bool, static_cast<std::size_t>(kRow* kRow)> taken_{};
};

// For each length, the number of shapes, and the sums of their possible positions and of squares.
struct Sums {
  std::array<std::int64_t, kMostMoves + 1> shapes{};
  std::array<std::int64_t, kMostMoves + 1> placements{};
  std::array<std::int64_t, kMostMoves + 1> squares{};

  void add(int moves, std::int64_t count) {
    const auto n = static_cast<std::size_t>(moves);
    ++shapes[n];
    placements[n] += count;
    squares[n] += count * count;
  }
  // A shape with n possible positions comes from n starts, each of which leaves n.
  double mean(int moves) const {
    const auto n = static_cast<std::size_t>(moves);
    return placements[n] == 0
               ? 0
               : static_cast<double>(squares[n]) / static_cast<double>(placements[n]);
  }
};

template <int Words>
void count_placements(const maps::Map& map, std::int64_t sample, TrackingMetrics& metrics) {
  using Set = maps::BasicPointSet<Words>;
  Shapes<Words> shapes(map);
  Sums counted;
  shapes.walk([&counted](int moves, const Set& heads, int) {
    counted.add(moves, heads.count());
    return moves < kCountedMoves;
  });
  // In the order of the walk, every nth shape gives a sample of all kinds.
  const std::int64_t last = counted.shapes[kCountedMoves];
  const std::int64_t stride = std::max<std::int64_t>(1, last / sample);
  std::int64_t met = 0;
  Sums sampled;
  shapes.walk([&](int moves, const Set& heads, int) {
    if (moves < kCountedMoves) return true;
    if (moves == kCountedMoves) return ++met % stride == 0;
    sampled.add(moves, heads.count());
    return moves < kMostMoves;
  });
  metrics.exact_moves = stride == 1 ? kMostMoves : kCountedMoves;
  metrics.mean_placements[0] = map.water().count();
  for (int n = 1; n <= kMostMoves; ++n) {
    metrics.mean_placements[static_cast<std::size_t>(n)] =
        n <= kCountedMoves ? counted.mean(n) : sampled.mean(n);
  }
}

template <int Words>
double mean_of_shapes(const maps::Map& map, int wanted) {
  using Set = maps::BasicPointSet<Words>;
  Sums counted;
  Shapes<Words>(map).walk([&counted, wanted](int moves, const Set& heads, int) {
    if (moves < wanted) return true;
    counted.add(moves, heads.count());
    return false;
  });
  return counted.mean(wanted);
}

// The water that is also water after a shift. An ambiguous trail fits in two places, so it lies in
// such water.
struct Overlap {
  maps::PointSet water;
  int right;
  int down;
  int bound;  // no trail in it has more points
};

// Returns the overlaps of all shifts, the largest bound first.
std::vector<Overlap> overlaps(const maps::Map& map) {
  const maps::PointSet water = map.water();
  std::vector<Overlap> result;
  for (int down = 0; down < map.size.rows; ++down) {
    for (int right = down == 0 ? 1 : 1 - map.size.columns; right < map.size.columns; ++right) {
      maps::PointSet both;
      for (const maps::Point p : water) {
        if (map.is_water({p.column + right, p.row + down})) both.insert(p);
      }
      if (!both.empty()) result.push_back({both, right, down, trail_bound(both)});
    }
  }
  std::stable_sort(result.begin(), result.end(),
                   [](const Overlap& a, const Overlap& b) { return a.bound > b.bound; });
  return result;
}

void keep_trail(const std::vector<maps::Point>& trail, const Overlap& overlap,
                TrackingMetrics& metrics) {
  if (trail.size() < 2 || trail.size() <= metrics.ambiguous_trail.size()) return;
  metrics.ambiguous_trail = trail;
  metrics.also_from = {trail[0].column + overlap.right, trail[0].row + overlap.down};
}

void find_ambiguous_trail(const maps::Map& map, TrackingMetrics& metrics) {
  int longest = 0;
  int open = 0;
  for (const Overlap& overlap : overlaps(map)) {
    if (overlap.bound <= longest) break;
    const std::vector<maps::Point> trail =
        find_long_trail(overlap.water, overlap.bound, kTrailBudget);
    keep_trail(trail, overlap, metrics);
    longest = std::max(longest, static_cast<int>(trail.size()));
    if (longest >= overlap.bound) continue;
    const LongestTrail swept = longest_trail(overlap.water, longest, kFrontierStates);
    longest = swept.points;
    if (!swept.exact) open = std::max(open, overlap.bound);
  }
  metrics.ambiguous_moves = std::max(0, longest - 1);
  metrics.ambiguous_at_most = std::max(0, std::max(longest, open) - 1);
}

template <int Words>
std::vector<StartMetrics> figures_by_start(const maps::Map& map, int wanted) {
  using Set = maps::BasicPointSet<Words>;
  using Walk = Shapes<Words>;
  std::vector<StartMetrics> by_cell(Set::kCells);
  Walk shapes(map);
  shapes.walk([&by_cell, &shapes, wanted](int moves, const Set& heads, int position) {
    const int rows = position / Walk::kRow - Walk::kOrigin / Walk::kRow;
    const int columns = position % Walk::kRow - Walk::kOrigin % Walk::kRow;
    const auto start_of = [&](maps::Point head) -> StartMetrics& {
      return by_cell[static_cast<std::size_t>(Set::cell({head.column - columns, head.row - rows}))];
    };
    if (moves < wanted) {
      for (const maps::Point head : shapes.stuck(heads, position)) ++start_of(head).ended;
      return true;
    }
    const int count = heads.count();
    const double bits = std::log2(count);
    for (const maps::Point head : heads) {
      StartMetrics& start = start_of(head);
      ++start.sequences;
      start.found += count == 1 ? 1 : 0;
      start.entropy += bits;
      start.placements += count;
    }
    return false;
  });
  std::vector<StartMetrics> result;
  for (const maps::Point p : map.water()) {
    StartMetrics start = by_cell[static_cast<std::size_t>(Set::cell(p))];
    start.start = p;
    if (start.sequences > 0) {
      start.entropy /= static_cast<double>(start.sequences);
      start.placements /= static_cast<double>(start.sequences);
    }
    result.push_back(start);
  }
  return result;
}

}  // namespace

TrackingMetrics tracking_metrics(const maps::Map& map, std::int64_t sample) {
  TrackingMetrics metrics;
  if (maps::BasicPointSet<2>::fits(map.size)) {
    count_placements<2>(map, sample, metrics);
  } else {
    count_placements<4>(map, sample, metrics);
  }
  find_ambiguous_trail(map, metrics);
  return metrics;
}

double mean_placements(const maps::Map& map, int moves) {
  CHARTROOM_EXPECTS(moves >= 1 && moves <= kCountedMoves);
  return maps::BasicPointSet<2>::fits(map.size) ? mean_of_shapes<2>(map, moves)
                                                : mean_of_shapes<4>(map, moves);
}

std::vector<StartMetrics> start_metrics(const maps::Map& map, int moves) {
  CHARTROOM_EXPECTS(moves >= 1 && moves <= kCountedMoves);
  return maps::BasicPointSet<2>::fits(map.size) ? figures_by_start<2>(map, moves)
                                                : figures_by_start<4>(map, moves);
}

}  // namespace chartroom::checks
