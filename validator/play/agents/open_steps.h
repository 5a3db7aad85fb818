// Finds the steps that leave a captain a way on: open water, and a trail to a free surface point if
// other surfacing costs damage.
#pragma once

#include <array>
#include <cstdint>

#include "validator/play/agents/agent.h"
#include "validator/play/agents/flood_fill.h"

namespace chartroom::play {

// kSpirals[ring]: the free cells around a surface point from which a trail can visit all neighbors
// of the point and then end on it with no step left.
inline constexpr auto kSpirals = [] {
  constexpr std::array<unsigned, 8> kClockwise{0, 1, 2, 4, 7, 6, 5, 3};
  std::array<std::uint8_t, 256> from{};
  for (unsigned ring = 0; ring < from.size(); ++ring) {
    for (unsigned start = 0; start < 16; ++start) {
      const unsigned turn = start < 8 ? 1 : 7;
      unsigned left = ring & kRingStraight;
      for (unsigned step = 0; step < 8; ++step) {
        const unsigned cell = 1U << kClockwise[(start + step * turn) % 8];
        if ((ring & cell) == 0) break;
        left &= ~cell;
        if (left != 0 || (cell & kRingStraight) == 0) continue;
        from[ring] |= static_cast<std::uint8_t>(1U << kClockwise[start % 8]);
        break;
      }
    }
  }
  return from;
}();

// The cells within one row and column of each cell, and within two, itself included. Cells across
// the edge of a sea are on its other side.
template <int Words>
struct Nearby {
  using Set = maps::BasicPointSet<Words>;
  std::array<Set, Set::kCells> one;
  std::array<Set, Set::kCells> two;

  constexpr Nearby() {
    for (int cell = 0; cell < Set::kCells; ++cell) {
      Set near;
      near.insert_cell(cell);
      one[static_cast<std::size_t>(cell)] = near = grown(near);
      two[static_cast<std::size_t>(cell)] = grown(near);
    }
  }

 private:
  static constexpr Set grown(Set set) {
    set |= set.shifted(maps::Direction::left) | set.shifted(maps::Direction::right);
    return set | set.shifted(maps::Direction::up) | set.shifted(maps::Direction::down);
  }
};

template <int Words>
inline constexpr Nearby<Words> kNearby{};

// The steps of one submarine. A step is open if a free surfacing stays within reach. If every
// surfacing is free, it is open unless it leads into a pocket.
template <int Words>
class OpenSteps {
 public:
  using Set = maps::BasicPointSet<Words>;

  // `sea` and `own` must outlive this object.
  OpenSteps(const rules::Sea<Words>& sea, const rules::Submarine<Words>& own, SurfacingWill will)
      : sea_(sea),
        own_(own),
        will_(will),
        steps_(own.free.around_cell(own.cell) & sea.ways(own.cell)),
        meet_close_by_(ring_meets(own.cell, own.free, sea.ways(own.cell))) {}

  // True if the eight cells around the submarine connect all steps.
  bool meet_close_by() const { return meet_close_by_; }

  // True if all steps lead to one water.
  bool meet() const {
    if (meet_close_by_) return true;
    Set steps;
    for (const maps::Direction d : maps::kDirections) {
      if ((steps_ & bit(d)) != 0) steps.insert_cell(sea_.next(own_.cell, d));
    }
    return all_meet(steps, own_.free);
  }

  // True if surfacing here is free and the captain may choose it.
  bool may_surface_here() const {
    return will_ == SurfacingWill::at_will && sea_.safe().contains_cell(own_.cell);
  }

  // Returns the open steps; if there are none, the steps with the most water beyond, or no step if
  // the captain should and may surface here. Bit d for direction d. `one_room`: all steps are known
  // to lead to one water.
  unsigned among(bool one_room) const {
    if (all_alike(one_room)) return steps_;
    unsigned open = 0;
    for (const maps::Direction d : maps::kDirections) {
      if ((steps_ & bit(d)) != 0 && is_open(d)) open |= bit(d);
    }
    return open != 0 || may_surface_here() ? open : roomiest();
  }

  // Returns the best of these steps by a score for each direction, testing the best ones first.
  unsigned best_of(const std::array<int, 4>& scores, bool one_room) const {
    if (all_alike(one_room)) return highest(steps_, scores);
    for (unsigned left = steps_; left != 0;) {
      const unsigned step = highest(left, scores);
      if (is_open(static_cast<maps::Direction>(std::countr_zero(step)))) return step;
      left &= ~step;
    }
    return may_surface_here() ? 0 : highest(roomiest(), scores);
  }

  // True if a trail from a free cell was found that ends in a free surfacing. For a captain that
  // surfaces only when blocked, it must end on a surface point with no step left. Only tries trails
  // that go to a surface point's ring and around in it.
  bool can_surface_from(int cell) const {
    Set free = own_.free;
    free.erase_cell(cell);
    if (will_ == SurfacingWill::at_will) return touches(cell, free, sea_.safe() & own_.free);
    if (sea_.safe().contains_cell(cell) && (free.around_cell(cell) & sea_.ways(cell)) == 0) {
      return true;
    }
    for (Set goals = sea_.safe() & free; !goals.empty();) {
      const int goal = goals.first_cell();
      if (can_end_on(goal, cell, free)) return true;
      goals.erase_cell(goal);
    }
    return false;
  }

 private:
  static constexpr unsigned kAllWays = 15;
  static constexpr int kPocket = 6;  // points left to move in; fewer are a dead end

  static constexpr unsigned bit(maps::Direction d) { return 1U << static_cast<unsigned>(d); }

  static unsigned highest(unsigned steps, const std::array<int, 4>& scores) {
    unsigned best = steps & -steps;
    for (unsigned left = steps; left != 0; left &= left - 1) {
      const auto score = [&](unsigned step) {
        return scores[static_cast<std::size_t>(std::countr_zero(step))];
      };
      if (score(left) > score(best)) best = left & -left;
    }
    return best;
  }

  // True if the water reachable from a cell has one of the points.
  static bool touches(int cell, const Set& within, const Set& points) {
    if (points.empty()) return false;
    FloodFill<Words> fill(cell, within);
    while (!fill.meets(points)) {
      fill.grow();
      if (!fill.grow()) return fill.meets(points);
    }
    return true;
  }

  bool is_open(maps::Direction d) const {
    const int to = sea_.next(own_.cell, d);
    if (sea_.rules().surfacing_damage > 0) return can_surface_from(to);
    return count_reachable(to, own_.free, kPocket) >= kPocket;
  }

  // True if all steps are open or none is, as far as a quick test shows.
  bool all_alike(bool one_room) const {
    const bool here = may_surface_here();
    if (steps_ == 0 || (std::has_single_bit(steps_) && !here)) return true;
    if (sea_.rules().surfacing_damage == 0) return one_room;
    const auto first = static_cast<maps::Direction>(std::countr_zero(steps_));
    if (will_ == SurfacingWill::at_will) return one_room && (!here || is_open(first));
    const Set goals = sea_.safe() & own_.free;
    const Set near = goals & nearby(kNearby<Words>.two, own_.cell);
    if (meet_close_by_ && near.empty()) return true;
    if (!one_room) return false;
    const int step = sea_.next(own_.cell, first);
    return leads_to_whole_ring(step, near) || touches(step, own_.free, goals & inland());
  }

  // Tests if the first goal is inland and can be reached: quicker than finding all inland points.
  bool leads_to_whole_ring(int cell, const Set& goals) const {
    if (goals.empty()) return false;
    const int goal = goals.first_cell();
    const Set& block = nearby(kNearby<Words>.one, goal);
    if (sea_.ways(goal) != kAllWays || !(block - own_.free).empty()) return false;
    return touches(cell, own_.free, block);
  }

  // Returns the free points with eight free neighbors: any trail can go around in their ring.
  Set inland() const {
    Set set = own_.free;
    set &= set.shifted(maps::Direction::left) & set.shifted(maps::Direction::right);
    return set & set.shifted(maps::Direction::up) & set.shifted(maps::Direction::down);
  }

  bool can_end_on(int goal, int cell, const Set& free) const {
    const unsigned ring = ring_in_sea(goal, free, sea_.ways(goal));
    if ((ring & kRingStraight) == 0) return beside(goal, cell);
    const unsigned starts = kSpirals[ring];
    if (starts == 0) return false;
    const Set& block = nearby(kNearby<Words>.one, goal);
    const Set doors = ring_cells<Words>(goal, starts);
    return touches(cell, (free - block) | doors, doors);
  }

  bool beside(int goal, int cell) const {
    Set there;
    there.insert_cell(cell);
    return (there.around_cell(goal) & sea_.ways(goal)) != 0;
  }

  // Returns the steps with the most points beyond them.
  unsigned roomiest() const {
    unsigned best = 0;
    int most = -1;
    for (const maps::Direction d : maps::kDirections) {
      if ((steps_ & bit(d)) == 0) continue;
      const int room = count_reachable(sea_.next(own_.cell, d), own_.free, Set::kCells);
      if (room > most) best = 0;
      if (room >= most) best |= bit(d);
      most = std::max(most, room);
    }
    return best;
  }

  static const Set& nearby(const std::array<Set, Set::kCells>& sets, int cell) {
    return sets[static_cast<std::size_t>(cell)];
  }

  const rules::Sea<Words>& sea_;
  const rules::Submarine<Words>& own_;
  SurfacingWill will_;
  unsigned steps_;
  bool meet_close_by_;
};

}  // namespace chartroom::play
