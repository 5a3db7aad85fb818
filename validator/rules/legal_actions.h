// All legal actions of a submarine, counted without being listed.
#pragma once

#include <bit>
#include <cstdint>
#include <vector>

#include "validator/rules/state.h"

namespace chartroom::rules {

// The legal actions of one captain, who knows the sea and the own submarine. Each torpedo target is
// an action; sonar is one action, whatever the enemy will answer. Order: navigate up, down, left,
// right; sonar; silence up, down, left, right; torpedoes by target in reading order; surface.
template <int Words>
class LegalActions {
 public:
  LegalActions(const Sea<Words>& sea, const Submarine<Words>& submarine);

  int count() const { return static_cast<int>(begin_ / Offer::kSurface) + 1; }
  // The action at a position in this order, counted from 0.
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
  // The position of the first action of a kind other than navigate, even if there is none.
  unsigned begin(ActionKind kind) const {
    return static_cast<unsigned>(begin_ >> (16 * (static_cast<unsigned>(kind) - 1))) & 0xffffU;
  }

  const maps::Point* targets_;
  unsigned steps_;       // bit d: direction d is free
  std::uint64_t begin_;  // as in Offer
};

// Defined here, so that it is inlined in the loops of simulated play.
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

// Returns all legal actions of the team to move, sonar once for each possible answer; none when the
// game is over. For counting action sequences (perft) and plain comparisons.
template <int Words>
std::vector<Action> legal_plies(const State<Words>& state);

// Returns the number of legal sequences of `depth` plies from a state. Leaves `state` unchanged.
template <int Words>
std::uint64_t perft(State<Words>& state, int depth);

}  // namespace chartroom::rules
