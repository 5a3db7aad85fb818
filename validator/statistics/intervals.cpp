#include "validator/statistics/intervals.h"

#include <algorithm>
#include <boost/math/distributions/binomial.hpp>
#include <boost/math/distributions/normal.hpp>
#include <cmath>
#include <numeric>

#include "maps/platform/contract.h"

namespace chartroom::statistics {
namespace {

using boost::math::binomial_distribution;

// Returns the interval of `part` in `whole` trials, both of which may be fractions.
Interval exact(double part, double whole, double confidence) {
  const double tail = (1 - confidence) / 2;
  return {part / whole,
          binomial_distribution<>::find_lower_bound_on_p(whole, std::floor(part), tail),
          binomial_distribution<>::find_upper_bound_on_p(whole, std::ceil(part), tail)};
}

// Returns the weight of a game in independent games, by the variance of the pairs' scores.
double weight_of_a_game(const PairScores& pairs) {
  double count = 0;
  double sum = 0;
  double squares = 0;
  for (std::size_t score = 0; score < pairs.size(); ++score) {
    const auto n = static_cast<double>(pairs[score]);
    const double points = static_cast<double>(score) / 2;
    count += n;
    sum += n * points;
    squares += n * points * points;
  }
  if (count == 0) return 1;
  const double mean = sum / count;
  const double variance = squares / count - mean * mean;
  const double independent =
      mean * (1 - mean / 2);  // variance of two games that each win with mean / 2
  return variance > independent && independent > 0 ? independent / variance : 1;
}

std::vector<std::size_t> ascending(const std::vector<double>& values) {
  std::vector<std::size_t> order(values.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t a, std::size_t b) { return values[a] < values[b]; });
  return order;
}

}  // namespace

Interval share(double part, Count whole, double confidence) {
  if (whole == 0) return {};
  return exact(part, static_cast<double>(whole), confidence);
}

double normal_deviations(double confidence) {
  return boost::math::quantile(boost::math::normal_distribution<>(), (1 + confidence) / 2);
}

Interval wilson(double part, Count whole, double confidence) {
  if (whole == 0) return {};
  const auto n = static_cast<double>(whole);
  const double p = part / n;
  const double z = normal_deviations(confidence);
  const double middle = (p + z * z / (2 * n)) / (1 + z * z / n);
  const double half = z / (1 + z * z / n) * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n));
  return {p, std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

Interval share_of_points(double points, Count games, const PairScores& pairs, double confidence) {
  if (games == 0) return {};
  const double weight = weight_of_a_game(pairs);
  return exact(points * weight, static_cast<double>(games) * weight, confidence);
}

double coin_p_value(double part, Count whole) {
  if (whole == 0) return 1;
  const double fewer = std::min(part, static_cast<double>(whole) - part);
  const binomial_distribution<> coin(static_cast<double>(whole), 0.5);
  return std::min(1.0, 2 * boost::math::cdf(coin, std::ceil(fewer)));
}

std::vector<bool> benjamini_hochberg(const std::vector<double>& p_values, double rate) {
  const std::vector<std::size_t> order = ascending(p_values);
  std::size_t rejected = 0;
  for (std::size_t i = 0; i < order.size(); ++i) {
    const double bound = rate * static_cast<double>(i + 1) / static_cast<double>(order.size());
    if (p_values[order[i]] <= bound) rejected = i + 1;
  }
  std::vector<bool> result(p_values.size(), false);
  for (std::size_t i = 0; i < rejected; ++i) result[order[i]] = true;
  return result;
}

std::vector<bool> holm(const std::vector<double>& p_values, double alpha) {
  const std::vector<std::size_t> order = ascending(p_values);
  std::vector<bool> result(p_values.size(), false);
  for (std::size_t i = 0; i < order.size(); ++i) {
    if (p_values[order[i]] > alpha / static_cast<double>(order.size() - i)) break;
    result[order[i]] = true;
  }
  return result;
}

}  // namespace chartroom::statistics
