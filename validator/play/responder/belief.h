// Where an enemy is that plays as one knows: the film, weighed by what the enemy would have done.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "validator/play/agents/agent.h"

namespace chartroom::play {

// A submarine that explains everything heard, and how likely it is: a part of the sum of all.
template <int Words>
struct WeighedSubmarine {
  rules::Submarine<Words> submarine;
  std::int64_t weight = 1;
};

// All pairs of a point and a trail that explain what was heard of the enemy, weighed by Bayes'
// rule: how often the captain, asked some times in each place, does what was heard. What it may do
// by the rules keeps a small weight, so that the truth is never lost, up to kMost pairs; past these
// the lightest are forgotten, and where that has left nothing, `begin_again` takes all as equally
// likely. Whole numbers only, so that every machine believes the same.
template <int Words>
class Belief {
 public:
  static constexpr std::size_t kMost = 1'024;

  // Nobody has acted yet. The sea and the captain must outlive the belief.
  Belief(const rules::Sea<Words>& sea, maps::Team enemy, const Agent<Words>& captain);

  // The own team or the enemy has acted: what was said of it, with the own submarine and the
  // trackers as they were before. Of an own action it tells what others do not hear.
  void hear(const rules::Announcement& said, const rules::Action& own_action,
            const rules::Submarine<Words>& own, const std::array<Tracker<Words>, 2>& trackers,
            statistics::Random& random);

  // What the film of a view tells, unweighed: for a belief that has lost the truth.
  void begin_again(const View<Words>& view);

  // Empty where the truth was among those forgotten.
  const std::vector<WeighedSubmarine<Words>>& pairs() const { return pairs_; }
  // One of the pairs, of which there must be one, each as often as its weight says.
  const rules::Submarine<Words>& sample(statistics::Random& random) const;

 private:
  using Trackers = std::array<Tracker<Words>, 2>;

  View<Words> view_of_enemy(const rules::Submarine<Words>& enemy,
                            const rules::Submarine<Words>& own, const Trackers& trackers) const;
  void hear_enemy(const rules::Announcement& said, const rules::Submarine<Words>& own,
                  const Trackers& trackers, statistics::Random& random);
  void hear_own(const rules::Announcement& said, rules::Action action,
                const rules::Submarine<Words>& own, const Trackers& trackers,
                statistics::Random& random);
  void add_up();
  void bound();

  const rules::Sea<Words>& sea_;
  maps::Team enemy_;
  const Agent<Words>& captain_;
  std::vector<WeighedSubmarine<Words>> pairs_;
  std::vector<WeighedSubmarine<Words>> next_;  // kept between calls for its memory
};

extern template class Belief<2>;
extern template class Belief<4>;

}  // namespace chartroom::play
