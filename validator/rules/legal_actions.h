// All legal actions of a submarine, counted without being listed.
#pragma once

#include <bit>
#include <vector>

#include "validator/rules/state.h"

namespace chartroom {

// What a captain may do, from what the captain knows: the sea and the own submarine. Each torpedo
// target is an action of its own; sonar is one, whatever the enemy will answer.
// Order: navigate up, down, left, right; sonar; silence up, down, left, right; torpedoes by target
// in reading order; surface.
template <int Words>
class LegalActions {
 public:
  LegalActions(const Sea<Words>& sea, const Submarine<Words>& submarine);

  int count() const { return targets_end_ + 1; }
  // The action at a place of that order, counted from 0.
  Action at(int place) const;

  bool can_navigate(Direction direction) const {
    return (steps_ >> static_cast<unsigned>(direction)) & 1U;
  }
  bool can_navigate() const { return steps_ != 0; }
  bool can_sonar() const { return sonar_end_ > steps_end_; }
  bool can_silence() const { return silence_end_ > sonar_end_; }
  bool can_fire() const { return targets_end_ > silence_end_; }

  std::vector<Action> list() const;

 private:
  const std::vector<std::int16_t>* targets_;
  unsigned steps_ = 0;  // bit d: direction d is free
  int steps_end_ = 0;   // places before this one are navigations, and so on
  int sonar_end_ = 0;
  int silence_end_ = 0;
  int targets_end_ = 0;
};

// Here, so that it is woven into the loops of simulated play.
template <int Words>
inline LegalActions<Words>::LegalActions(const Sea<Words>& sea, const Submarine<Words>& submarine)
    : targets_(&sea.target_cells(sea.quadrant(submarine.cell))) {
  for (const Direction d : kDirections) {
    const unsigned free = submarine.free.contains_cell(sea.next(submarine.cell, d)) ? 1U : 0U;
    steps_ |= free << static_cast<unsigned>(d);
  }
  const Rulebook& rules = sea.rules();
  const int energy = submarine.energy;
  steps_end_ = std::popcount(steps_);
  sonar_end_ = steps_end_ + (energy >= rules.sonar ? 1 : 0);
  silence_end_ = sonar_end_ + (energy >= rules.silence ? steps_end_ : 0);
  targets_end_ = silence_end_ + (energy >= rules.torpedo ? static_cast<int>(targets_->size()) : 0);
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

}  // namespace chartroom
