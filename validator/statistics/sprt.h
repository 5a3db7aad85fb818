// Deciding as soon as the games allow it: generalised sequential probability ratio tests on the
// scores of pairs of games, as chess programs are tested. Sources: A. Wald, "Sequential Analysis"
// (1947); M. Van den Bergh, "The generalised likelihood ratio for multinomials" (2020), whose
// likelihood ratio the fishtest server of Stockfish uses.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "validator/statistics/intervals.h"

namespace chartroom::statistics {

// The logarithm of how much better the pair scores are explained by an expected score of `score1`
// than by `score0` (shares of the points, between 0 and 1), each with the likeliest distribution
// over the five outcomes that has that expectation. An outcome that has not happened counts as a
// thousandth of a pair.
double log_likelihood_ratio(const PairScores& pairs, double score0, double score1);

// The same for a plain share: `part` of `whole` trials, share1 against share0.
double log_likelihood_ratio(Count part, Count whole, double share0, double share1);

// How far from one half a score may be and not matter, and from where on it does. Scores between
// the two are told from both, half the way; nearer to one of them than that, either answer is
// right. The rest bounds the chances of the wrong answers.
struct SprtPlan {
  double near = 0.01;
  double far = 0.03;
  double false_alarm = 0.01;    // another answer although the score is near one half
  double miss = 0.01;           // another answer although it is far
  double missed_middle = 0.02;  // another answer although it is half the way between these

  double middle() const { return (near + far) / 2; }
};

enum class SprtAnswer : std::uint8_t { open, near, between, high, low };

// What an interval says that leaves but one answer, or two that are right: `between` where it lies
// between near and far on one side, else `near` where it lies nearer to one half than the middle,
// `high` or `low` where it lies farther on one side.
SprtAnswer answer_of(const Interval& share, const SprtPlan& plan);

// On either side of one half two tests: is the score over near, is it as much as far? `near` when
// it is not over on either side, `between` when it is over near but not far. Look as often as you
// like, with ever more pairs; what one of the tests has decided stands.
class MirroredSprt {
 public:
  explicit MirroredSprt(const SprtPlan& plan);
  SprtAnswer look(const PairScores& pairs);
  SprtAnswer answer() const { return answer_; }

 private:
  // Whether a score is rather `more` than `less`, once that is decided.
  struct Test {
    double less;
    double more;
    double upper;  // a ratio this high or higher: more
    double lower;  // this low or lower: less
    std::optional<bool> is_more = {};

    void look(const PairScores& pairs);
  };
  struct Side {
    Test over;
    Test far;
  };

  static Test test(double less, double more, double wrongly_more, double wrongly_less);

  std::array<Side, 2> sides_;  // over one half, under it
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
