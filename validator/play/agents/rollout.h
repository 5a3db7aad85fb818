// Playing a game on from what a captain knows: sampled truths, and play from them.
#pragma once

#include <array>

#include "validator/play/agents/expert_agent.h"

namespace chartroom {

// An enemy submarine that explains everything heard: a point and a trail, each pair as likely as
// the others. There must be a candidate.
template <int Words>
Submarine<Words> sample_enemy(const View<Words>& view, Random& random);

// Plays on from sampled truths. Both sides act on what they would know, with the beliefs that
// everybody shares, and never on the truth that was sampled. It keeps its memory between calls.
template <int Words>
class Rollout {
 public:
  // Both captains play as `base` does. The sea and the base must outlive the rollout.
  Rollout(const Sea<Words>& sea, const ExpertAgent<Words>& base);

  // What an action is worth to the captain of the view when the enemy is there: in thousandths of a
  // hit, as it stands `depth` plies later.
  int worth(const View<Words>& view, const Submarine<Words>& enemy, const Action& action, int depth,
            Random& random);

 private:
  void play(State<Words>& state, Action action, Random& random);
  int value(const State<Words>& state, Team team) const;

  const ExpertAgent<Words>& base_;
  std::array<Tracker<Words>, 2> trackers_;
};

extern template class Rollout<2>;
extern template class Rollout<4>;

}  // namespace chartroom
