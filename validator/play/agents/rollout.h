// Playing a game on from what a captain knows: sampled truths, and play from them.
#pragma once

#include <array>

#include "validator/play/agents/expert_agent.h"

namespace chartroom::play {

// An enemy submarine that explains everything heard: a point and a trail, each pair as likely as
// the others. There must be a candidate.
template <int Words>
rules::Submarine<Words> sample_enemy(const View<Words>& view, statistics::Random& random);

// Plays on from sampled truths. Both sides act on what they would know, with the beliefs that
// everybody shares, and never on the truth that was sampled. It keeps its memory between calls.
template <int Words>
class Rollout {
 public:
  // Both captains play as `base` does. The sea and the base must outlive the rollout.
  Rollout(const rules::Sea<Words>& sea, const ExpertAgent<Words>& base);

  // What an action is worth to the captain of the view when the enemy is there: in thousandths of a
  // hit, as it stands `depth` plies later.
  int worth(const View<Words>& view, const rules::Submarine<Words>& enemy,
            const rules::Action& action, int depth, statistics::Random& random);

 private:
  void play(rules::State<Words>& state, rules::Action action, statistics::Random& random);
  int value(const rules::State<Words>& state, maps::Team team) const;

  const ExpertAgent<Words>& base_;
  std::array<Tracker<Words>, 2> trackers_;
};

extern template class Rollout<2>;
extern template class Rollout<4>;

}  // namespace chartroom::play
