#include "validator/checks/analysis/longest_trail_dp.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

namespace chartroom::checks {
namespace {

// A trail's crossing of one position of the frontier. If both ends of a piece of trail cross it,
// they are a pair of brackets. Pieces do not cross each other, so matching brackets belong
// together. If a piece's other end is an end of the whole trail, its crossing is `single`.
enum Crossing : std::uint32_t { none = 0, opening = 1, closing = 2, single = 3 };

// The crossings at all positions, two bits each: down from the cells swept in this row, from the
// left into the next cell, and from above into the rest of the row.
using Frontier = std::uint32_t;

Crossing crossing(Frontier frontier, int position) {
  return static_cast<Crossing>(frontier >> (2 * position) & 3U);
}

Frontier with_crossing(Frontier frontier, int position, Crossing crossing) {
  return (frontier & ~(Frontier{3} << (2 * position))) | Frontier{crossing} << (2 * position);
}

int singles(Frontier frontier) { return std::popcount(frontier & frontier >> 1 & 0x5555'5555U); }

// Returns the position of the matching bracket.
int partner(Frontier frontier, int position) {
  const int step = crossing(frontier, position) == opening ? 1 : -1;
  int depth = 0;
  for (int at = position;; at += step) {
    if (crossing(frontier, at) == opening) ++depth;
    if (crossing(frontier, at) == closing) --depth;
    if (depth == 0) return at;
  }
}

// A hash table of frontiers, each with the most points of trails that have it.
class Frontiers {
 public:
  Frontiers() { clear(0); }

  // Empties the table and makes room for `expected` frontiers.
  void clear(std::size_t expected) {
    const std::size_t room = std::max(kSmallest, std::bit_ceil(4 * expected));
    keys_.assign(room, kFree);
    most_.assign(room, 0);
    size_ = 0;
  }
  std::size_t size() const { return size_; }

  void offer(Frontier frontier, int points) {
    const std::size_t at = find(frontier);
    if (keys_[at] == kFree) {
      keys_[at] = frontier;
      most_[at] = static_cast<std::int16_t>(points);
      if (++size_ * 2 > keys_.size()) grow();
    } else {
      most_[at] = std::max(most_[at], static_cast<std::int16_t>(points));
    }
  }

  // Drops all but the `count` frontiers with the most points.
  void keep_longest(std::size_t count) {
    std::vector<std::pair<int, Frontier>> all;
    each([&all](Frontier frontier, int points) { all.emplace_back(-points, frontier); });
    std::nth_element(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(count), all.end());
    all.resize(count);
    clear(count);
    for (const auto& [points, frontier] : all) offer(frontier, -points);
  }

  template <class Visit>
  void each(const Visit& visit) const {
    for (std::size_t i = 0; i < keys_.size(); ++i) {
      if (keys_[i] != kFree) visit(keys_[i], int{most_[i]});
    }
  }

 private:
  static constexpr Frontier kFree = ~Frontier{0};  // a trail has no more than two single ends
  static constexpr std::size_t kSmallest = 256;

  std::size_t find(Frontier frontier) const {
    const std::size_t mask = keys_.size() - 1;
    std::size_t at = (frontier * std::uint64_t{0x9E37'79B9'7F4A'7C15} >> 32) & mask;
    while (keys_[at] != kFree && keys_[at] != frontier) at = (at + 1) & mask;
    return at;
  }

  void grow() {
    std::vector<Frontier> keys(keys_.size() * 2, kFree);
    std::vector<std::int16_t> most(keys.size());
    keys.swap(keys_);
    most.swap(most_);
    for (std::size_t i = 0; i < keys.size(); ++i) {
      if (keys[i] == kFree) continue;
      const std::size_t at = find(keys[i]);
      keys_[at] = keys[i];
      most_[at] = most[i];
    }
  }

  std::vector<Frontier> keys_;
  std::vector<std::int16_t> most_;
  std::size_t size_ = 0;
};

// Sweeps one piece of water, row by row.
class Sweep {
 public:
  Sweep(const maps::PointSet& water, int known) : water_(water), best_(known) {
    for (const maps::Point p : water) {
      columns_ = std::max(columns_, p.column + 1);
      rows_ = std::max(rows_, p.row + 1);
    }
    to_come_ = water.count();
  }

  LongestTrail run(std::size_t most_states) {
    now_.offer(0, 0);
    for (int row = 0; row < rows_; ++row) {
      for (int column = 0; column < columns_; ++column) cross({column, row}, most_states);
      next_.clear(now_.size());
      now_.each([this](Frontier frontier, int points) { next_.offer(frontier << 2, points); });
      std::swap(now_, next_);
    }
    return {best_, exact_};
  }

 private:
  void cross(maps::Point cell, std::size_t most_states) {
    cell_ = cell.column;
    down_ = water_.contains(next(cell, maps::Direction::down)) && cell.row + 1 < rows_;
    right_ = water_.contains(next(cell, maps::Direction::right));
    const bool water = water_.contains(cell);
    to_come_ -= water ? 1 : 0;
    next_.clear(now_.size());
    now_.each([this, water](Frontier frontier, int points) {
      if (water) {
        at_water(frontier, points);
      } else {
        keep(frontier, points);
      }
    });
    std::swap(now_, next_);
    if (now_.size() <= most_states) return;
    now_.keep_longest(most_states);
    exact_ = false;
  }

  void at_water(Frontier frontier, int points) {
    const Crossing left = crossing(frontier, cell_);
    const Crossing up = crossing(frontier, cell_ + 1);
    const Frontier rest = with_crossing(with_crossing(frontier, cell_, none), cell_ + 1, none);
    if (left != none && up != none) {
      join(frontier, left, up, points + 1);
    } else if (left != none || up != none) {
      go_on(rest, left != none ? left : up, points + 1);
      end_here(frontier, left != none ? cell_ : cell_ + 1, points + 1);
    } else {
      keep(rest, points);
      begin(rest, points + 1);
    }
  }

  void begin(Frontier rest, int points) {
    if (rest == 0) best_ = std::max(best_, points);
    if (down_ && right_)
      keep(with_crossing(with_crossing(rest, cell_, opening), cell_ + 1, closing), points);
    if (singles(rest) < 2) go_on(rest, single, points);
  }

  void go_on(Frontier rest, Crossing crossing, int points) {
    if (down_) keep(with_crossing(rest, cell_, crossing), points);
    if (right_) keep(with_crossing(rest, cell_ + 1, crossing), points);
  }

  // The cell is an end of the whole trail.
  void end_here(Frontier frontier, int position, int points) {
    if (crossing(frontier, position) == single) {
      complete(with_crossing(frontier, position, none), points);
    } else if (singles(frontier) < 2) {
      keep(with_crossing(with_crossing(frontier, partner(frontier, position), single), position,
                         none),
           points);
    }
  }

  void join(Frontier frontier, Crossing left, Crossing up, int points) {
    if (left == opening && up == closing) return;  // they are one piece: a ring
    Frontier joined = frontier;
    if (left == single && up != single) {
      joined = with_crossing(joined, partner(frontier, cell_ + 1), single);
    } else if (up == single && left != single) {
      joined = with_crossing(joined, partner(frontier, cell_), single);
    } else if (left == opening && up == opening) {
      joined = with_crossing(joined, partner(frontier, cell_ + 1), opening);
    } else if (left == closing && up == closing) {
      joined = with_crossing(joined, partner(frontier, cell_), closing);
    }
    joined = with_crossing(with_crossing(joined, cell_, none), cell_ + 1, none);
    if (left == single && up == single) {
      complete(joined, points);
    } else {
      keep(joined, points);
    }
  }

  // Counts a trail with both ends, unless it has other open pieces.
  void complete(Frontier rest, int points) {
    if (rest == 0) best_ = std::max(best_, points);
  }

  void keep(Frontier frontier, int points) {
    if (points + to_come_ > best_) next_.offer(frontier, points);
  }

  maps::PointSet water_;
  int best_;
  bool exact_ = true;
  int columns_ = 0;
  int rows_ = 0;
  int to_come_ = 0;
  int cell_ = 0;
  bool down_ = false;
  bool right_ = false;
  Frontiers now_;
  Frontiers next_;
};

// Returns the piece moved to the top left corner, with its shorter side across: the frontier is as
// wide as the columns.
maps::PointSet laid_upright(const maps::PointSet& piece) {
  maps::Point least{maps::kMaxSide, maps::kMaxSide};
  maps::Point most;
  for (const maps::Point p : piece) {
    least = {std::min(least.column, p.column), std::min(least.row, p.row)};
    most = {std::max(most.column, p.column), std::max(most.row, p.row)};
  }
  const bool turn = most.column - least.column > most.row - least.row;
  maps::PointSet upright;
  for (const maps::Point p : piece) {
    const int column = p.column - least.column;
    const int row = p.row - least.row;
    upright.insert(turn ? maps::Point{row, column} : maps::Point{column, row});
  }
  return upright;
}

}  // namespace

LongestTrail longest_trail(const maps::PointSet& water, int known, std::size_t most_states) {
  LongestTrail longest{known, true};
  for (maps::PointSet rest = water; !rest.empty();) {
    const maps::PointSet piece = flood(maps::PointSet{rest.first()}, rest);
    const LongestTrail here = Sweep(laid_upright(piece), longest.points).run(most_states);
    longest = {here.points, longest.exact && here.exact};
    rest -= piece;
  }
  return longest;
}

}  // namespace chartroom::checks
