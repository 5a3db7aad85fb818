// Shares with their error, and what to do when many are looked at together.
#pragma once

#include <vector>

#include "validator/statistics/counts.h"

namespace chartroom::statistics {

// A share that is known to lie between `low` and `high` with the asked confidence.
struct Interval {
  double estimate = 0.5;
  double low = 0;
  double high = 1;

  double margin() const { return (high - low) / 2; }
  friend bool operator==(const Interval&, const Interval&) = default;
};

// Clopper-Pearson: the exact interval of a share from `part` of `whole` trials; `part` may count
// halves (a draw), and is then widened to the whole numbers round it. Nothing tried: 0 to 1.
Interval share(double part, Count whole, double confidence);

// How many standard deviations to either side of its mean hold this share of a normal distribution:
// 1.96 for 0.95.
double normal_deviations(double confidence);

// Wilson's interval (1927): shorter than the exact one and right on average, for display.
Interval wilson(double part, Count whole, double confidence);

// The share of the points of `games` games with an exact interval. The two games of a pair start
// alike, so they may go the same way more often than chance: they then count as fewer games. They
// never count as more.
Interval share_of_points(double points, Count games, const PairScores& pairs, double confidence);

// The chance that a fair coin lies at least as far from even as `part` heads of `whole` throws;
// `part` may count halves, which go to the safe side.
double coin_p_value(double part, Count whole);

// Which of many hypotheses to reject, by their p-values, in the same order.
// Benjamini and Hochberg (1995): of those rejected, at most the share `rate` is rejected falsely.
std::vector<bool> benjamini_hochberg(const std::vector<double>& p_values, double rate);
// Holm (1979): the chance that any is rejected falsely is at most `alpha`.
std::vector<bool> holm(const std::vector<double>& p_values, double alpha);

}  // namespace chartroom::statistics
