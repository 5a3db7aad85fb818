// Deciding as soon as the games allow it: generalised sequential probability ratio tests on the
// scores of pairs of games, as chess programs are tested. Sources: A. Wald, "Sequential Analysis"
// (1947); M. Van den Bergh, "The generalised likelihood ratio for multinomials" (2020), whose
// likelihood ratio the fishtest server of Stockfish uses.
#pragma once

#include "validator/statistics/intervals.h"

namespace chartroom::statistics {

// The logarithm of how much better the pair scores are explained by an expected score of `score1`
// than by `score0` (shares of the points, between 0 and 1), each with the likeliest distribution
// over the five outcomes that has that expectation. An outcome that has not happened counts as a
// thousandth of a pair.
double log_likelihood_ratio(const PairScores& pairs, double score0, double score1);

// The same for a plain share: `part` of `whole` trials, share1 against share0.
double log_likelihood_ratio(Count part, Count whole, double share0, double share1);

// How far from one half a score may be and not matter, and from where on it does; between the two
// either answer is right. `false_alarm` and `miss` bound the chances of the wrong answer.
struct SprtPlan {
  double near = 0.01;
  double far = 0.03;
  double false_alarm = 0.01;  // "off" although the score is near one half
  double miss = 0.01;         // "near" although it is far
};

enum class SprtAnswer : std::uint8_t { open, near, high, low };

// Two mirrored tests: is the score over one half, is it under? `near` when both say no. Look as
// often as you like, with ever more pairs; what one of the tests has decided stands.
class MirroredSprt {
 public:
  explicit MirroredSprt(const SprtPlan& plan);
  SprtAnswer look(const PairScores& pairs);
  SprtAnswer answer() const { return answer_; }

 private:
  SprtPlan plan_;
  double upper_;                // a ratio this high or higher: off
  double lower_;                // this low or lower: near
  std::array<bool, 2> near_{};  // not over, not under
  SprtAnswer answer_ = SprtAnswer::open;
};

// Is a share at most `few`, or at least `many`? One test, both errors at most `error`.
class ShareSprt {
 public:
  ShareSprt(double few, double many, double error);
  enum class Answer : std::uint8_t { open, few, many };
  Answer look(Count part, Count whole);
  Answer answer() const { return answer_; }

 private:
  double few_;
  double many_;
  double bound_;
  Answer answer_ = Answer::open;
};

}  // namespace chartroom::statistics
