#include "validator/checks/analysis/longest_trail.h"

#include <algorithm>
#include <array>
#include <bit>
#include <random>

namespace chartroom::checks {
namespace {

int chessboard_bound(const maps::PointSet& piece) {
  int dark = 0;
  for (const maps::Point p : piece) dark += (p.column + p.row) % 2;
  return std::min(piece.count(), 2 * std::min(dark, piece.count() - dark) + 1);
}

// The directions to the cells around a cell, in reading order.
constexpr std::array kAround{maps::Direction::up, maps::Direction::left, maps::Direction::right,
                             maps::Direction::down};

// Returns the kDirections from a cell into the set, as bits. A sea's last column and row of cells
// are never water, so the ring of cells (point_set.h) joins no opposite sides.
unsigned ways(int cell, const maps::PointSet& set) { return set.around_cell(cell); }

// Grows a trail at both ends, then replaces steps by detours over two free points beside them. If
// it is stuck, it reverses the tail behind an earlier point that touches the end, so that the trail
// ends elsewhere; or it cuts off a tail and grows another. Source of the reversal: L. Pósa,
// Hamiltonian circuits in random graphs (1976).
class TrailSearch {
 public:
  TrailSearch(const maps::PointSet& water, int enough, int budget)
      : water_(water), enough_(static_cast<std::size_t>(enough)), budget_(budget) {}

  std::vector<maps::Point> run() {
    const std::vector<int> starts = starts_by_neighbours();
    for (std::size_t i = 0; !done() && !starts.empty(); ++i) {
      trail_ = {starts[i % starts.size()]};
      free_ = water_;
      free_.erase_cell(trail_[0]);
      grow();
      for (tries_ = 0; tries_ < kTriesWithoutGain && !done(); ++tries_) {
        turn_or_cut();
        grow();
      }
    }
    std::vector<maps::Point> points;
    for (const int cell : best_) points.push_back(maps::PointSet::point(cell));
    return points;
  }

 private:
  static constexpr int kTriesWithoutGain = 20;

  bool done() const { return best_.size() >= enough_ || spent_ >= budget_; }
  std::size_t roll(std::size_t n) { return random_() % n; }
  int ways_out(int cell) const { return std::popcount(ways(cell, free_)); }

  // Points with few neighbors come first: trails that begin elsewhere may never reach them.
  std::vector<int> starts_by_neighbours() const {
    std::array<std::vector<int>, 5> with_neighbours;
    for (const maps::Point p : water_) {
      const int cell = maps::PointSet::cell(p);
      with_neighbours[static_cast<std::size_t>(std::popcount(ways(cell, water_)))].push_back(cell);
    }
    std::vector<int> cells;
    for (const std::vector<int>& some : with_neighbours) {
      cells.insert(cells.end(), some.begin(), some.end());
    }
    return cells;
  }

  // The targets of the ways in reading order: the first `count` cells.
  struct Targets {
    std::array<int, 4> cells{};
    std::size_t count = 0;
  };
  static Targets inputs(int cell, unsigned ways) {
    Targets result;
    for (const maps::Direction d : kAround) {
      if ((ways >> static_cast<unsigned>(d) & 1U) == 0) continue;
      result.cells[result.count++] = cell + maps::PointSet::step(d);
    }
    return result;
  }

  // Mostly returns the point with the fewest ways out, so that no point is left behind.
  int step_to(const Targets& on) {
    if (roll(4) == 0) return on.cells[roll(on.count)];
    return *std::min_element(on.cells.begin(), on.cells.begin() + on.count,
                             [this](int a, int b) { return ways_out(a) < ways_out(b); });
  }

  void grow() {
    for (int end = 0; end < 2; ++end) {
      while (const unsigned on = ways(trail_.back(), free_)) {
        trail_.push_back(step_to(inputs(trail_.back(), on)));
        free_.erase_cell(trail_.back());
        ++spent_;
      }
      std::reverse(trail_.begin(), trail_.end());
    }
    go_round();
    spent_ += static_cast<int>(trail_.size());
    if (trail_.size() <= best_.size()) return;
    best_ = trail_;
    tries_ = 0;
  }

  void go_round() {
    for (std::size_t i = 0; i + 1 < trail_.size();) {
      if (!go_round_after(static_cast<std::ptrdiff_t>(i))) ++i;
    }
  }

  bool go_round_after(std::ptrdiff_t i) {
    const int from = trail_[i];
    const int to = trail_[i + 1];
    const int side = std::abs(to - from) == 1 ? maps::PointSet::kStride : 1;
    for (const int aside : {-side, side}) {
      if (!is_free(from + aside) || !is_free(to + aside)) continue;
      const std::array<int, 2> round{from + aside, to + aside};
      for (const int cell : round) free_.erase_cell(cell);
      trail_.insert(trail_.begin() + i + 1, round.begin(), round.end());
      return true;
    }
    return false;
  }

  bool is_free(int cell) const { return free_.contains_cell(cell & (maps::PointSet::kCells - 1)); }

  void turn_or_cut() {
    if (roll(2) == 0) std::reverse(trail_.begin(), trail_.end());
    const int last = trail_.back();
    const Targets touched = inputs(last, ways(last, water_) & ~ways(last, free_));
    if (touched.count > 1 && roll(4) != 0) {
      const int turn = touched.cells[roll(touched.count)];
      std::reverse(std::find(trail_.begin(), trail_.end(), turn) + 1, trail_.end());
    } else {
      for (std::size_t cut = roll(trail_.size()); cut > 0; --cut) {
        free_.insert_cell(trail_.back());
        trail_.pop_back();
      }
    }
    spent_ += static_cast<int>(trail_.size());
  }

  maps::PointSet water_;
  std::size_t enough_;
  int budget_;
  int spent_ = 0;
  int tries_ = 0;
  maps::PointSet free_;
  std::vector<int> trail_;  // cells
  std::vector<int> best_;
  std::minstd_rand random_{1};
};

}  // namespace

int trail_bound(const maps::PointSet& water) {
  int bound = 0;
  for (maps::PointSet rest = water; !rest.empty();) {
    const maps::PointSet piece = flood(maps::PointSet{rest.first()}, rest);
    bound = std::max(bound, chessboard_bound(piece));
    rest -= piece;
  }
  return bound;
}

std::vector<maps::Point> find_long_trail(const maps::PointSet& water, int enough, int budget) {
  return TrailSearch(water, std::min(enough, trail_bound(water)), budget).run();
}

}  // namespace chartroom::checks
