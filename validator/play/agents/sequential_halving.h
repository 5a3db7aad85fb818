// Finds the best of some actions by simulation.
#pragma once

#include <algorithm>
#include <bit>
#include <chrono>
#include <cstdint>
#include <vector>

#include "validator/play/agents/stream.h"
#include "validator/statistics/random.h"

namespace chartroom::play {

// Limits the simulation before an action: a number of rollouts or, if over 0, a time.
struct RolloutBudget {
  int rollouts = 60;
  int milliseconds = 0;
};

// Sequential halving (Karnin, Koren and Somekh 2013): plays all candidates in equal worlds and
// keeps the better half after each round, until one is left. `play(chance, candidates)` plays one
// world and adds to the `sum` of each. There must be a candidate.
template <class Candidate, class Play>
Candidate best_by_halving(std::vector<Candidate> left, const RolloutBudget& budget,
                          statistics::Random& random, const Play& play) {
  using Clock = std::chrono::steady_clock;
  const std::uint64_t seed = std::uint64_t{random.next()} << 32 | random.next();
  const int rounds = std::max(1, static_cast<int>(std::bit_width(left.size() - 1)));
  std::uint32_t world = 0;
  const auto begin = Clock::now();
  for (int round = 1; round <= rounds; ++round) {
    const auto until = begin + std::chrono::milliseconds(budget.milliseconds) * round / rounds;
    const int worlds = std::max(1, budget.rollouts / rounds / static_cast<int>(left.size()));
    const bool timed = budget.milliseconds > 0;
    for (int i = 0; timed ? i == 0 || Clock::now() < until : i < worlds; ++i) {
      play(statistics::Random(seed, ++world, 0, Stream::blue), left);
    }
    std::stable_sort(left.begin(), left.end(),
                     [](const Candidate& a, const Candidate& b) { return a.sum > b.sum; });
    left.resize((left.size() + 1) / 2);
  }
  return left[0];
}

}  // namespace chartroom::play
