// Where an enemy is, and who: the film, weighed by what captains that one knows would have done.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "validator/play/agents/agent.h"

namespace chartroom::play {

// Captains that the enemy may be, up to so many.
inline constexpr std::size_t kMostCaptains = 3;

// A submarine that explains everything heard, and how likely it is that this is the enemy and one
// of the captains commands it: by captain, parts of the sum of all.
template <int Words>
struct WeighedSubmarine {
  rules::Submarine<Words> submarine;
  std::array<std::int64_t, kMostCaptains> by_captain{};

  std::int64_t weight() const { return by_captain[0] + by_captain[1] + by_captain[2]; }
};

// How much is asked of captains.
struct BeliefBudget {
  int questions = 8;         // of each captain in each place
  int answer = 32;           // what each answer counts for, beside 1 for the rules
  std::size_t most = 1'024;  // pairs that are kept
};

// All pairs of a point and a trail that explain what was heard of the enemy, weighed by Bayes'
// rule: how often the captain, asked some times in each place, does what was heard. Where it is not
// known who the captain is, each pair has a weight for each of them, and so what is heard also
// tells who it is. What the enemy may do by the rules keeps a small weight, so that the truth is
// never lost, up to a number of pairs; past these the lightest are forgotten, and where that has
// left nothing, `begin_again` takes all as equally likely. Whole numbers only, so that every
// machine believes the same.
template <int Words>
class Belief {
 public:
  using Captains = std::vector<const Agent<Words>*>;

  // Nobody has acted yet; of several captains each is as likely. The sea and the captains must
  // outlive the belief.
  Belief(const rules::Sea<Words>& sea, maps::Team enemy, Captains captains,
         const BeliefBudget& budget = {});

  // The own team or the enemy has acted: what was seen before by the team that believes, what was
  // said, and of an own action what others do not hear.
  void hear(const View<Words>& before, const rules::Action& own_action,
            const rules::Announcement& said, statistics::Random& random);

  // What the film of a view tells, unweighed: for a belief that has lost the truth.
  void begin_again(const View<Words>& view);

  const Captains& captains() const { return captains_; }
  // Empty where the truth was among those forgotten.
  const std::vector<WeighedSubmarine<Words>>& pairs() const { return pairs_; }
  // One of the pairs, of which there must be one, under one of the captains (by its place among
  // them), each as often as its weight says.
  struct Sample {
    const rules::Submarine<Words>& submarine;
    std::size_t captain;
  };
  Sample sample(statistics::Random& random) const;
  // What all pairs together weigh under each captain.
  std::array<std::int64_t, kMostCaptains> by_captain() const;

 private:
  using Weights = std::array<std::int64_t, kMostCaptains>;
  using Pair = WeighedSubmarine<Words>;

  View<Words> view_of_enemy(const Pair& pair, const View<Words>& before) const;
  void hear_enemy(const View<Words>& before, const rules::Announcement& said,
                  statistics::Random& random);
  void hear_own(const View<Words>& before, rules::Action action, const rules::Announcement& said,
                statistics::Random& random);
  void add(const rules::Submarine<Words>& then, const Weights& weights, const Weights& counts);
  Weights even() const;
  void add_up();
  void bound();

  const rules::Sea<Words>& sea_;
  maps::Team enemy_;
  Captains captains_;
  BeliefBudget budget_;
  std::vector<Pair> pairs_;
  std::vector<Pair> next_;  // kept between calls for its memory
};

extern template class Belief<2>;
extern template class Belief<4>;

}  // namespace chartroom::play
