// Decides as soon as the games allow: generalized sequential probability ratio tests on the scores
// of pairs of games, as chess programs are tested. Sources: A. Wald, "Sequential Analysis" (1947);
// M. Van den Bergh, "The generalised likelihood ratio for multinomials" (2020), used by Stockfish's
// fishtest server.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "validator/statistics/intervals.h"

namespace chartroom::statistics {

// Returns the log likelihood ratio of the pair scores for an expected score of `score1` against
// `score0` (shares of the points, between 0 and 1), each with its most likely distribution over the
// five outcomes. An unseen outcome counts as a thousandth of a pair.
double log_likelihood_ratio(const PairScores& pairs, double score0, double score1);

// Returns the log likelihood ratio of a share, `part` of `whole`, for share1 against share0.
double log_likelihood_ratio(Count part, Count whole, double share0, double share1);

// Distances from one half: up to `near` a score does not matter, from `far` on it does. The middle
// between them is tested against both; between a distance and the middle, two answers are right.
// The other members bound the chances of wrong answers.
struct SprtPlan {
  double near = 0.01;
  double far = 0.03;
  double false_alarm = 0.01;    // any other answer for a score near one half
  double miss = 0.01;           // any other answer for a far score
  double missed_middle = 0.02;  // any other answer for a score in the middle

  double middle() const { return (near + far) / 2; }
};

enum class SprtAnswer : std::uint8_t { open, near, between, high, low };

// Returns the answer of an interval that leaves one answer, or two right ones: `between` if it lies
// between near and far on one side, `near` if it is nearer to one half than the middle, `high` or
// `low` if it is farther on one side; else `open`.
SprtAnswer answer_of(const Interval& share, const SprtPlan& plan);

// Runs two tests on each side of one half: is the score over near, and is it far? `near` if it is
// not over on either side, `between` if it is over near but not far. Look at any time, with ever
// more pairs; a decided test keeps its result.
class MirroredSprt {
 public:
  explicit MirroredSprt(const SprtPlan& plan);
  SprtAnswer look(const PairScores& pairs);
  SprtAnswer answer() const { return answer_; }

 private:
  // Decides if a score is more likely `more` than `less`.
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

  std::array<Side, 2> sides_;  // above one half, below one half
  SprtAnswer answer_ = SprtAnswer::open;
};

// Tests if a share is at most `few` or at least `many`. Both errors are at most `error`.
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
