// All legal actions of a submarine, counted without being listed.
#pragma once

#include <bit>
#include <cstdint>
#include <vector>

#include "validator/rules/state.h"

namespace chartroom::rules {

// What a captain may do, from what the captain knows: the sea and the own submarine. Each torpedo
// target is an action of its own; sonar is one, whatever the enemy will answer.
// Order: navigate up, down, left, right; sonar; silence up, down, left, right; torpedoes by target
// in reading order; surface.
template <int Words>
class LegalActions {
 public:
  LegalActions(const Sea<Words>& sea, const Submarine<Words>& submarine);

  int count() const { return static_cast<int>(begin_ / Offer::kSurface) + 1; }
  // The action at a place of that order, counted from 0.
  Action at(int position) const;

  bool can_navigate(maps::Direction direction) const {
    return (steps_ >> static_cast<unsigned>(direction)) & 1U;
  }
  bool can_navigate() const { return steps_ != 0; }
  bool can_sonar() const { return begin(ActionKind::silence) > begin(ActionKind::sonar); }
  bool can_silence() const { return begin(ActionKind::torpedo) > begin(ActionKind::silence); }
  bool can_fire() const { return begin(ActionKind::surface) > begin(ActionKind::torpedo); }

  std::vector<Action> list() const;

 private:
  // The place of the first action of a kind but navigate, or where it would stand.
  unsigned begin(ActionKind kind) const {
    return static_cast<unsigned>(begin_ >> (16 * (static_cast<unsigned>(kind) - 1))) & 0xffffU;
  }

  const maps::Point* targets_;
  unsigned steps_;       // bit d: direction d is free
  std::uint64_t begin_;  // as in Offer
};

// Here, so that it is woven into the loops of simulated play.
template <int Words>
inline LegalActions<Words>::LegalActions(const Sea<Words>& sea, const Submarine<Words>& submarine)
    : steps_(submarine.free.around_cell(submarine.cell) & sea.ways(submarine.cell)) {
  const int quadrant = sea.quadrant(submarine.cell);
  const Offer& offer = sea.offer(submarine.energy);
  targets_ = sea.first_target(quadrant);
  begin_ = offer.always + static_cast<unsigned>(std::popcount(steps_)) * offer.each_step +
           static_cast<unsigned>(sea.target_count(quadrant)) * offer.each_target;
}

extern template class LegalActions<2>;
extern template class LegalActions<4>;

// All legal actions of the team to move, sonar once for each answer the enemy may give; none when
// the game is over. For counting sequences of actions (perft) and for plain comparisons.
template <int Words>
std::vector<Action> legal_plies(const State<Words>& state);

// How many legal sequences of `depth` plies there are from a state; `state` is as before after it.
template <int Words>
std::uint64_t perft(State<Words>& state, int depth);

}  // namespace chartroom::rules
