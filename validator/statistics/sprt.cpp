#include "validator/statistics/sprt.h"

#include <algorithm>
#include <cmath>

#include "maps/platform/contract.h"

namespace chartroom::statistics {
namespace {

// The count of an unseen outcome, in pairs, as in fishtest.
constexpr double kUnseen = 1e-3;

using Frequencies = std::array<double, 5>;

double value_of(std::size_t outcome) { return static_cast<double>(outcome) / 4; }

// Returns the x between the poles with sum of f d / (1 + x d) = 0, where d is the distance of an
// outcome's value from the score: the Lagrange multiplier of the most likely distribution with that
// expectation. The sum falls from pole to pole, so Newton's steps stay between ever closer bounds.
double multiplier(const Frequencies& frequencies, double score) {
  double low = -1 / (1 - score);
  double high = 1 / score;
  double x = 0;
  for (int step = 0; step < 200; ++step) {
    double sum = 0;
    double slope = 0;
    for (std::size_t i = 0; i < frequencies.size(); ++i) {
      const double term = (value_of(i) - score) / (1 + x * (value_of(i) - score));
      sum += frequencies[i] * term;
      slope -= frequencies[i] * term * term;
    }
    (sum > 0 ? low : high) = x;
    const double newton = x - sum / slope;
    const double next = newton > low && newton < high ? newton : (low + high) / 2;
    if (std::abs(next - x) <= 1e-15 * (high - low) || next == x) return next;
    x = next;
  }
  return x;
}

}  // namespace

double log_likelihood_ratio(const PairScores& pairs, double score0, double score1) {
  CHARTROOM_EXPECTS(score0 > 0 && score0 < 1 && score1 > 0 && score1 < 1);
  Frequencies counts{};
  double all = 0;
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    counts[i] = pairs[i] > 0 ? static_cast<double>(pairs[i]) : kUnseen;
    all += counts[i];
  }
  Frequencies frequencies = counts;
  for (double& frequency : frequencies) frequency /= all;
  const double x0 = multiplier(frequencies, score0);
  const double x1 = multiplier(frequencies, score1);
  double ratio = 0;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    ratio +=
        counts[i] * std::log((1 + x0 * (value_of(i) - score0)) / (1 + x1 * (value_of(i) - score1)));
  }
  return ratio;
}

double log_likelihood_ratio(Count part, Count whole, double share0, double share1) {
  return static_cast<double>(part) * std::log(share1 / share0) +
         static_cast<double>(whole - part) * std::log((1 - share1) / (1 - share0));
}

SprtAnswer answer_of(const Interval& share, const SprtPlan& plan) {
  const double low = share.low - 0.5;
  const double high = share.high - 0.5;
  const auto within = [&](double from, double to) { return low >= from && high <= to; };
  if (within(plan.near, plan.far) || within(-plan.far, -plan.near)) return SprtAnswer::between;
  if (within(-plan.middle(), plan.middle())) return SprtAnswer::near;
  if (low > plan.middle()) return SprtAnswer::high;
  return high < -plan.middle() ? SprtAnswer::low : SprtAnswer::open;
}

MirroredSprt::Test MirroredSprt::test(double less, double more, double wrongly_more,
                                      double wrongly_less) {
  return {0.5 + less, 0.5 + more, std::log((1 - wrongly_less) / wrongly_more),
          std::log(wrongly_less / (1 - wrongly_more))};
}

void MirroredSprt::Test::look(const PairScores& pairs) {
  if (is_more) return;
  const double ratio = log_likelihood_ratio(pairs, less, more);
  if (ratio >= upper) is_more = true;
  if (ratio <= lower) is_more = false;
}

MirroredSprt::MirroredSprt(const SprtPlan& plan) {
  CHARTROOM_EXPECTS(plan.near >= 0 && plan.near < plan.far && plan.far < 0.5);
  // A middle score may be mistaken for near or for far.
  const double missed = plan.missed_middle / 2;
  sides_.fill({test(plan.near, plan.middle(), plan.false_alarm, missed),
               test(plan.middle(), plan.far, missed, plan.miss)});
}

SprtAnswer MirroredSprt::look(const PairScores& pairs) {
  if (answer_ != SprtAnswer::open) return answer_;
  PairScores mirrored = pairs;
  std::reverse(mirrored.begin(), mirrored.end());
  for (const bool under : {false, true}) {
    Side& side = sides_[under];
    side.over.look(under ? mirrored : pairs);
    side.far.look(under ? mirrored : pairs);
    if (side.far.is_more == true) return answer_ = under ? SprtAnswer::low : SprtAnswer::high;
  }
  if (sides_[0].over.is_more == false && sides_[1].over.is_more == false) {
    answer_ = SprtAnswer::near;
  }
  for (const Side& side : sides_) {
    if (side.over.is_more == true && side.far.is_more == false) answer_ = SprtAnswer::between;
  }
  return answer_;
}

ShareSprt::ShareSprt(double few, double many, double error)
    : few_(few), many_(many), bound_(std::log((1 - error) / error)) {
  CHARTROOM_EXPECTS(few > 0 && few < many && many < 1);
}

ShareSprt::Answer ShareSprt::look(Count part, Count whole) {
  if (answer_ != Answer::open) return answer_;
  const double ratio = log_likelihood_ratio(part, whole, few_, many_);
  if (ratio >= bound_) answer_ = Answer::many;
  if (ratio <= -bound_) answer_ = Answer::few;
  return answer_;
}

}  // namespace chartroom::statistics
