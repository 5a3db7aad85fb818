#include "exporters/board/quadrant_tones.h"

#include <algorithm>
#include <limits>
#include <span>
#include <vector>

namespace chartroom::exporters {

namespace {

// Counts how often pairs of quadrants meet, in either order.
class Meetings {
 public:
  void add(int a, int b) {
    ++counts_[place(a, b)];
    ++counts_[place(b, a)];
  }
  int of(int a, int b) const { return counts_[place(a, b)]; }

 private:
  static std::size_t place(int a, int b) {
    return static_cast<std::size_t>(a * (maps::kMaxQuadrant + 1) + b);
  }
  std::array<int, (maps::kMaxQuadrant + 1) * (maps::kMaxQuadrant + 1)> counts_{};
};

// Pairs of quadrants with a common border, and pairs that touch only at a corner.
struct Neighbours {
  Meetings borders;
  Meetings corners;
};

Neighbours neighbours_of(const maps::Map& map) {
  Neighbours found;
  const auto meet = [&map](Meetings& meetings, maps::Point p, maps::Point q) {
    if (!map.size.contains(p) || !map.size.contains(q)) return;
    const int a = map.quadrants.at(p);
    const int b = map.quadrants.at(q);
    if (a != b) meetings.add(a, b);
  };
  for (const auto [column, row] : map.points()) {
    meet(found.borders, {column, row}, {column + 1, row});
    meet(found.borders, {column, row}, {column, row + 1});
    meet(found.corners, {column, row}, {column + 1, row + 1});
    meet(found.corners, {column + 1, row}, {column, row + 1});
  }
  return found;
}

// Tries all assignments of `most` tones. Quadrants take new tones in the order of their numbers, so
// that no assignment repeats with tones renamed.
class Search {
 public:
  Search(const Neighbours& neighbours, std::span<const int> quadrants, int most)
      : neighbours_(neighbours), quadrants_(quadrants), most_(most) {}

  bool found() {
    place(0, 0, 0);
    return least_ < std::numeric_limits<int>::max();
  }
  const QuadrantTones& best() const { return best_; }

 private:
  void place(std::size_t at, int used, int corners) {
    if (corners >= least_) return;
    if (at == quadrants_.size()) {
      least_ = corners;
      best_ = tones_;
      return;
    }
    for (int tone = 0; tone < std::min(used + 1, most_); ++tone) {
      if (!free(at, tone)) continue;
      tones_[static_cast<std::size_t>(quadrants_[at])] = tone;
      place(at + 1, std::max(used, tone + 1), corners + corners_of(at, tone));
    }
  }

  template <class Take>
  void each_of_tone(std::size_t at, int tone, Take take) const {
    for (const int other : quadrants_.first(at)) {
      if (tones_[static_cast<std::size_t>(other)] == tone) take(quadrants_[at], other);
    }
  }
  bool free(std::size_t at, int tone) const {
    bool apart = true;
    each_of_tone(at, tone,
                 [&](int a, int b) { apart = apart && neighbours_.borders.of(a, b) == 0; });
    return apart;
  }
  int corners_of(std::size_t at, int tone) const {
    int count = 0;
    each_of_tone(at, tone, [&](int a, int b) { count += neighbours_.corners.of(a, b); });
    return count;
  }

  const Neighbours& neighbours_;
  std::span<const int> quadrants_;
  int most_;
  QuadrantTones tones_{};
  QuadrantTones best_{};
  int least_ = std::numeric_limits<int>::max();
};

}  // namespace

QuadrantTones quadrant_tones(const maps::Map& map) {
  const Neighbours neighbours = neighbours_of(map);
  const std::vector<int> quadrants = map.quadrant_numbers();
  for (int most = 1; most <= maps::kMaxQuadrant; ++most) {
    Search search(neighbours, quadrants, most);
    if (search.found()) return search.best();
  }
  return {};
}

int tone_count(const QuadrantTones& tones) { return 1 + *std::ranges::max_element(tones); }

}  // namespace chartroom::exporters
