#include "validator/checks/longest_trail.h"

#include <algorithm>
#include <random>

namespace chartroom {
namespace {

PointSet neighbours_in(Point p, const PointSet& set) { return PointSet{p}.neighbours() & set; }

int chessboard_bound(const PointSet& piece) {
  int dark = 0;
  for (const Point p : piece) dark += (p.column + p.row) % 2;
  return std::min(piece.count(), 2 * std::min(dark, piece.count() - dark) + 1);
}

// Grows a trail at both ends. Where both are stuck it turns a tail round (the last point touches an
// earlier one of the trail: what lies between is walked the other way, and ends elsewhere), or cuts
// a tail off and grows another. Source of the turn: L. Pósa, Hamiltonian circuits in random graphs
// (1976).
class TrailSearch {
 public:
  TrailSearch(const PointSet& water, int enough, int budget)
      : water_(water), enough_(static_cast<std::size_t>(enough)), budget_(budget) {}

  std::vector<Point> run() {
    const std::vector<Point> starts = starts_by_neighbours();
    for (std::size_t i = 0; !done() && !starts.empty(); ++i) {
      trail_ = {starts[i % starts.size()]};
      free_ = water_ - PointSet{trail_[0]};
      grow();
      for (tries_ = 0; tries_ < kTriesWithoutGain && !done(); ++tries_) {
        turn_or_cut();
        grow();
      }
    }
    return best_;
  }

 private:
  static constexpr int kTriesWithoutGain = 200;

  bool done() const { return best_.size() >= enough_ || spent_ >= budget_; }
  std::size_t roll(std::size_t n) { return random_() % n; }
  int ways_out(Point p) const { return neighbours_in(p, free_).count(); }

  // A trail that does not begin at a point with few neighbours may never come to it.
  std::vector<Point> starts_by_neighbours() const {
    std::vector<Point> points(water_.begin(), water_.end());
    std::stable_sort(points.begin(), points.end(), [this](Point a, Point b) {
      return neighbours_in(a, water_).count() < neighbours_in(b, water_).count();
    });
    return points;
  }

  // Mostly on to the point that has the fewest ways out, so that none is left behind.
  void grow() {
    for (int end = 0; end < 2; ++end) {
      for (;;) {
        const PointSet on = neighbours_in(trail_.back(), free_);
        if (on.empty()) break;
        const std::vector<Point> ways(on.begin(), on.end());
        const auto fewest = std::min_element(ways.begin(), ways.end(), [this](Point a, Point b) {
          return ways_out(a) < ways_out(b);
        });
        trail_.push_back(roll(4) == 0 ? ways[roll(ways.size())] : *fewest);
        free_.erase(trail_.back());
        ++spent_;
      }
      std::reverse(trail_.begin(), trail_.end());
    }
    spent_ += static_cast<int>(trail_.size());
    if (trail_.size() <= best_.size()) return;
    best_ = trail_;
    tries_ = 0;
  }

  void turn_or_cut() {
    if (roll(2) == 0) std::reverse(trail_.begin(), trail_.end());
    const PointSet touched = neighbours_in(trail_.back(), water_ - free_);
    if (touched.count() > 1 && roll(4) != 0) {
      const std::vector<Point> turns(touched.begin(), touched.end());
      const auto turn = std::find(trail_.begin(), trail_.end(), turns[roll(turns.size())]);
      std::reverse(turn + 1, trail_.end());
    } else {
      for (std::size_t cut = roll(trail_.size()); cut > 0; --cut) {
        free_.insert(trail_.back());
        trail_.pop_back();
      }
    }
    spent_ += static_cast<int>(trail_.size());
  }

  PointSet water_;
  std::size_t enough_;
  int budget_;
  int spent_ = 0;
  int tries_ = 0;
  PointSet free_;
  std::vector<Point> trail_;
  std::vector<Point> best_;
  std::minstd_rand random_{1};
};

}  // namespace

int trail_bound(const PointSet& water) {
  int bound = 0;
  for (PointSet rest = water; !rest.empty();) {
    const PointSet piece = flood(PointSet{rest.first()}, rest);
    bound = std::max(bound, chessboard_bound(piece));
    rest -= piece;
  }
  return bound;
}

std::vector<Point> find_long_trail(const PointSet& water, int enough, int budget) {
  return TrailSearch(water, std::min(enough, trail_bound(water)), budget).run();
}

}  // namespace chartroom
