// Shares with confidence intervals, and corrections for multiple tests.
#pragma once

#include <vector>

#include "validator/statistics/counts.h"

namespace chartroom::statistics {

// A share that lies between `low` and `high` with the chosen confidence.
struct Interval {
  double estimate = 0.5;
  double low = 0;
  double high = 1;

  double margin() const { return (high - low) / 2; }
  friend bool operator==(const Interval&, const Interval&) = default;
};

// Returns the exact Clopper-Pearson interval of a share of `part` in `whole` trials. If `part` has
// a half (a draw), the interval widens to the integers around it. Without trials: 0 to 1.
Interval share(double part, Count whole, double confidence);

// Returns the number of standard deviations around the mean that contain this share of a normal
// distribution: 1.96 for 0.95.
double normal_deviations(double confidence);

// Returns Wilson's interval (1927) for display: shorter than the exact one and right on average.
Interval wilson(double part, Count whole, double confidence);

// Returns the share of points in `games` games with an exact interval. The two games of a pair
// start alike, so their results may be correlated; they then count as fewer games, but never as
// more.
Interval share_of_points(double points, Count games, const PairScores& pairs, double confidence);

// Returns the chance that a fair coin is at least as far from even as `part` heads in `whole`
// throws. Halves in `part` are rounded to the safe side.
double coin_p_value(double part, Count whole);

// Benjamini and Hochberg (1995): returns the hypotheses to reject, in the order of their p-values,
// with at most the share `rate` of rejections false.
std::vector<bool> benjamini_hochberg(const std::vector<double>& p_values, double rate);
// Holm (1979): returns the hypotheses to reject; the chance of any error is at most `alpha`.
std::vector<bool> holm(const std::vector<double>& p_values, double alpha);

}  // namespace chartroom::statistics
