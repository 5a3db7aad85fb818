// A belief on the enemy's position, trail and skill: the film, weighted by captains' habits.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "validator/play/agents/agent.h"

namespace chartroom::play {

// The largest number of captains that a belief considers.
inline constexpr std::size_t kMostCaptains = 3;

// A submarine that fits all announcements, with the weight of each captain commanding it.
template <int Words>
struct WeighedSubmarine {
  rules::Submarine<Words> submarine;
  std::array<std::int64_t, kMostCaptains> by_captain{};

  std::int64_t weight() const { return by_captain[0] + by_captain[1] + by_captain[2]; }
};

// Limits on the work of a belief.
struct BeliefBudget {
  int questions = 8;         // asked of each captain in each pair
  int answer = 32;           // the weight of an answer; the rules have weight 1
  std::size_t most = 1'024;  // pairs kept at most
};

// All pairs of a point and a trail that fit the enemy's announcements, weighted by Bayes' rule. The
// weight is how often a captain, asked several times in each pair, does the announced action. Each
// pair has a weight for each captain, so announcements also tell which captain plays. Any legal
// action keeps a small weight, so the truth is not lost. Past `most` pairs the lightest are
// dropped; if none is left, `begin_again` takes all as equally likely. Integers only, so that every
// machine gets equal beliefs.
template <int Words>
class Belief {
 public:
  using Captains = std::vector<const Agent<Words>*>;

  // Begins before the first action, with all captains equally likely. The sea and the captains must
  // outlive the belief.
  Belief(const rules::Sea<Words>& sea, maps::Team enemy, Captains captains,
         const BeliefBudget& budget = {});

  // Called after each action of either team with our view before it and the announcement.
  // `own_action` has the secret parts of an own action.
  void hear(const View<Words>& before, const rules::Action& own_action,
            const rules::Announcement& said, statistics::Random& random);

  // Resets the belief to the film of a view, unweighted: for a belief that has lost the truth.
  void begin_again(const View<Words>& view);

  const Captains& captains() const { return captains_; }
  // The weighted pairs; empty if the truth was dropped.
  const std::vector<WeighedSubmarine<Words>>& pairs() const { return pairs_; }
  // Draws a pair and a captain (index in captains()) by weight. There must be a pair.
  struct Sample {
    const rules::Submarine<Words>& submarine;
    std::size_t captain;
  };
  Sample sample(statistics::Random& random) const;
  // Returns the sum of the weights of each captain.
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
