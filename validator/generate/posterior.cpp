#include "validator/generate/posterior.h"

#include <algorithm>
#include <cmath>

namespace chartroom::generate {
namespace {

constexpr std::size_t index_of(play::Question question) {
  return question == play::Question::side ? 1 : 0;
}
static_assert(play::kQuestions[index_of(play::Question::side)] == play::Question::side);

// Standard deviations of the shares by level: of new maps, and of the effect of changes. Measured
// on 720 new maps of 10 × 10 (1,024 games a level; novices on 121, 4,096), and 66 nudges and 44
// moved islands of other maps (16,384). The levels' shares are uncorrelated. Novices hardly notice
// a point of land: a map unfair to novices has unfair variations.
constexpr std::array kSideOfNew{0.0065, 0.033, 0.034};
constexpr std::array kSideOfNudge{0.002, 0.0105, 0.015};
constexpr std::array kSideOfVary{0.0035, 0.02, 0.028};
constexpr std::array kFirstOfNew{0.004, 0.035, 0.011};
constexpr std::array kFirstOfNudge{0.002, 0.011, 0.007};
constexpr std::array kFirstOfVary{0.003, 0.03, 0.011};

// A share this far from one half has an even chance of a certificate: the margins less the width of
// the last look's interval.
constexpr double kSideAt = 0.006;
constexpr double kFirstForced = 0.0255;
constexpr double kFirstFree = 0.02;

double square(double x) { return x * x; }

Normal learned(const Normal& prior, double off, Count games) {
  if (games == 0) return prior;
  const double error = 0.25 / static_cast<double>(games);
  const double variance = 1 / (1 / prior.variance + 1 / error);
  return {variance * (prior.mean / prior.variance + off / error), variance};
}

double below(const Normal& normal, double x) {
  return 0.5 * std::erfc((normal.mean - x) / std::sqrt(2 * normal.variance));
}

double chance_within(const Normal& normal, double margin) {
  return below(normal, margin) - below(normal, -margin);
}

// Uses the points alone: an exact interval for each look would cost more than the look.
double off(play::Question question, const play::Tally& tally) {
  const Count wins =
      question == play::Question::side ? tally.wins_by_team[0] : tally.wins_by_first[0];
  const double points =
      static_cast<double>(wins) + 0.5 * static_cast<double>(tally.draws + tally.unfinished);
  return points / static_cast<double>(tally.games) - 0.5;
}

}  // namespace

Belief belief_of_new_map() {
  Belief prior{};
  for (std::size_t i = 0; i < kLevels.size(); ++i) {
    prior[index_of(play::Question::side)][i] = {0, square(kSideOfNew[i])};
    prior[index_of(play::Question::first_move)][i] = {0, square(kFirstOfNew[i])};
  }
  return prior;
}

Belief belief_of_change(const Belief& parent, Change change) {
  const bool nudge = change == Change::nudge;
  Belief prior = parent;
  for (std::size_t i = 0; i < kLevels.size(); ++i) {
    prior[index_of(play::Question::side)][i].variance +=
        square(nudge ? kSideOfNudge[i] : kSideOfVary[i]);
    prior[index_of(play::Question::first_move)][i].variance +=
        square(nudge ? kFirstOfNudge[i] : kFirstOfVary[i]);
  }
  return prior;
}

Belief posterior(const Belief& prior, const Tallies& tallies) {
  Belief after = prior;
  for (const play::Question question : play::kQuestions) {
    for (std::size_t i = 0; i < kLevels.size(); ++i) {
      if (tallies[i].games == 0) continue;
      Normal& share = after[index_of(question)][i];
      share = learned(share, off(question, tallies[i]), tallies[i].games);
    }
  }
  return after;
}

double chance_of(const Belief& believed, Level level, bool forced_starts) {
  const auto i = static_cast<std::size_t>(level);
  const double first = chance_within(believed[index_of(play::Question::first_move)][i],
                                     forced_starts ? kFirstForced : kFirstFree);
  return forced_starts ? first * chance_within(believed[index_of(play::Question::side)][i], kSideAt)
                       : first;
}

double doubt_of(const Belief& believed, Level level, bool forced_starts) {
  const auto i = static_cast<std::size_t>(level);
  const double first = believed[index_of(play::Question::first_move)][i].variance;
  return forced_starts ? std::max(first, believed[index_of(play::Question::side)][i].variance)
                       : first;
}

double chance_of(const Belief& believed, bool forced_starts) {
  double chance = 1;
  for (std::size_t i = 0; i < kLevels.size(); ++i) {
    chance *= chance_of(believed, static_cast<Level>(i), forced_starts);
  }
  return chance;
}

}  // namespace chartroom::generate
