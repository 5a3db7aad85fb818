#include "validator/statistics/sprt.h"

#include <gtest/gtest.h>

#include <boost/math/distributions/binomial.hpp>
#include <cmath>
#include <cstdint>

#include "validator/statistics/random.h"

namespace chartroom::statistics {
namespace {

double score_of_elo(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

// Values of Stockfish's test server (fishtest, LLRcalc.LLR_logistic; the first two are its own
// samples, all are quoted in public reimplementations).
TEST(SequentialTest, TheLikelihoodRatioIsThePublishedOne) {
  const struct {
    PairScores pairs;
    double elo0, elo1, ratio;
  } vectors[] = {
      {{10789, 19328, 33806, 19402, 10543}, -3, 1, 2.131067811790},
      {{39, 2226, 31451, 2412, 40}, 0.2, 0.9, 2.162542580049},
      {{0, 10, 20, 50, 20}, 0, 5, 1.428686106474},
      {{3, 20, 45, 25, 7}, 0, 10, 0.695972606498},
      {{0, 0, 50, 0, 0}, 0, 5, -0.717605836112},
      {{2, 5, 80, 8, 5}, 0, 5, 0.538486257259},
  };
  for (const auto& v : vectors) {
    EXPECT_NEAR(log_likelihood_ratio(v.pairs, score_of_elo(v.elo0), score_of_elo(v.elo1)), v.ratio,
                1e-9);
  }
}

// Returns the likelihood of the likeliest distribution with an expectation, by climbing.
double plain_log_likelihood(const PairScores& pairs, double score) {
  std::array<double, 5> counts{};
  double all = 0;
  for (std::size_t i = 0; i < 5; ++i) {
    counts[i] = pairs[i] > 0 ? static_cast<double>(pairs[i]) : 1e-3;
    all += counts[i];
  }
  // Bisection for the multiplier, in long doubles, and the likelihood from its definition.
  long double low = -1 / (1 - static_cast<long double>(score));
  long double high = 1 / static_cast<long double>(score);
  for (int i = 0; i < 300; ++i) {
    const long double x = (low + high) / 2;
    long double sum = 0;
    for (std::size_t k = 0; k < 5; ++k) {
      const long double d = k / 4.0L - score;
      sum += counts[k] * d / (1 + x * d);
    }
    (sum > 0 ? low : high) = x;
  }
  long double log_likelihood = 0;
  long double total = 0;
  long double mean = 0;
  for (std::size_t k = 0; k < 5; ++k) {
    const long double p = counts[k] / all / (1 + low * (k / 4.0L - score));
    total += p;
    mean += p * k / 4.0L;
    log_likelihood += counts[k] * std::log(p);
  }
  EXPECT_NEAR(static_cast<double>(total), 1, 1e-12);
  EXPECT_NEAR(static_cast<double>(mean), score, 1e-12);
  return static_cast<double>(log_likelihood);
}

TEST(SequentialTest, TheLikelihoodRatioIsThatOfTheLikeliestDistributions) {
  Random random(5, 0, 0, 2U);
  for (int i = 0; i < 300; ++i) {
    PairScores pairs{};
    for (Count& count : pairs) count = random.below(4) == 0 ? 0 : random.below(2000);
    const double s0 = 0.3 + 0.001 * random.below(400);
    const double s1 = 0.3 + 0.001 * random.below(400);
    EXPECT_NEAR(log_likelihood_ratio(pairs, s0, s1),
                plain_log_likelihood(pairs, s1) - plain_log_likelihood(pairs, s0), 1e-7);
  }
}

TEST(SequentialTest, MirroredScoresHaveMirroredRatios) {
  const PairScores pairs{12, 40, 130, 61, 20};
  const PairScores mirrored{20, 61, 130, 40, 12};
  EXPECT_NEAR(log_likelihood_ratio(pairs, 0.51, 0.53), log_likelihood_ratio(mirrored, 0.49, 0.47),
              1e-12);
  EXPECT_NEAR(log_likelihood_ratio(pairs, 0.51, 0.53), -log_likelihood_ratio(pairs, 0.53, 0.51),
              1e-12);
}

// Random games with a chance to win that depends on the first player, and with draws.
struct Coin {
  double share;      // share of the points
  double first = 0;  // gain of the first player
  double drawn = 0;
};

class Games {
 public:
  Games(const Coin& coin, std::uint32_t run) : coin_(coin), random_(11, run, 0, 2U) {}
  std::size_t pair() { return game(coin_.share + coin_.first) + game(coin_.share - coin_.first); }

 private:
  std::size_t game(double share) {
    const double roll = random_.next() / 4294967296.0;
    if (roll < coin_.drawn) return 1;
    return roll - coin_.drawn < share - coin_.drawn / 2 ? 2 : 0;
  }

  Coin coin_;
  Random random_;
};

constexpr int kPairsALook = 128;

SprtAnswer decide(const Coin& coin, std::uint32_t run, Count* pairs_used = nullptr) {
  Games games(coin, run);
  MirroredSprt test({});
  PairScores pairs{};
  Count used = 0;
  while (test.answer() == SprtAnswer::open) {
    for (int i = 0; i < kPairsALook; ++i) ++pairs[games.pair()];
    used += kPairsALook;
    test.look(pairs);
  }
  if (pairs_used) *pairs_used += used;
  return test.answer();
}

// Returns the number of wrong answers that a correct test stays under in 999 of 1,000 such runs.
int most_wrong(int runs, double chance) {
  return static_cast<int>(
      boost::math::quantile(boost::math::binomial_distribution<>(runs, chance), 0.999));
}

TEST(SequentialTest, IsWrongAboutCoinsAsSeldomAsItPromises) {
  const int runs = CHARTROOM_NIGHTLY ? 1000 : 100;
  for (const double offset :
       {-0.06, -0.04, -0.03, -0.02, -0.01, -0.005, 0.0, 0.005, 0.01, 0.02, 0.03, 0.04, 0.06}) {
    for (const Coin& kind : {Coin{0, 0, 0}, Coin{0, 0.15, 0}, Coin{0, 0, 0.3}}) {
      const Coin coin{0.5 + offset, kind.first, kind.drawn};
      const SprtAnswer right = offset >= 0.03             ? SprtAnswer::high
                               : offset <= -0.03          ? SprtAnswer::low
                               : std::abs(offset) == 0.02 ? SprtAnswer::between
                                                          : SprtAnswer::near;
      const double chance = right == SprtAnswer::between ? SprtPlan().missed_middle : 0.01;
      int wrong = 0;
      Count pairs = 0;
      for (int run = 0; run < runs; ++run) {
        wrong += decide(coin, static_cast<std::uint32_t>(run), &pairs) != right;
      }
      EXPECT_LE(wrong, most_wrong(runs, chance))
          << coin.share << ", first " << coin.first << ", drawn " << coin.drawn;
      if (CHARTROOM_NIGHTLY) {
        std::printf("p %.3f first %.2f drawn %.1f: %d wrong of %d, %lld pairs on average\n",
                    coin.share, coin.first, coin.drawn, wrong, runs,
                    static_cast<long long>(pairs / runs));
      }
    }
  }
}

// Between two of the three values, only the answers of these two are given.
TEST(SequentialTest, BetweenTwoAnswersEitherIsGivenAndNoOther) {
  const int runs = CHARTROOM_NIGHTLY ? 400 : 30;
  const auto neither = [](double share, SprtAnswer one, SprtAnswer other) {
    int wrong = 0;
    for (int run = 0; run < runs; ++run) {
      const SprtAnswer answer = decide({share}, static_cast<std::uint32_t>(run));
      wrong += answer != one && answer != other;
    }
    return wrong;
  };
  EXPECT_LE(neither(0.515, SprtAnswer::near, SprtAnswer::between), most_wrong(runs, 0.01));
  EXPECT_LE(neither(0.525, SprtAnswer::between, SprtAnswer::high), most_wrong(runs, 0.01));
  EXPECT_LE(neither(0.485, SprtAnswer::near, SprtAnswer::between), most_wrong(runs, 0.01));
  EXPECT_LE(neither(0.475, SprtAnswer::between, SprtAnswer::low), most_wrong(runs, 0.01));
}

TEST(SequentialTest, AnIntervalSaysWhatItLeaves) {
  const auto says = [](double low, double high) {
    return answer_of({(low + high) / 2, low, high}, {});
  };
  EXPECT_EQ(says(0.495, 0.519), SprtAnswer::near);
  EXPECT_EQ(says(0.481, 0.519), SprtAnswer::near);
  EXPECT_EQ(says(0.511, 0.529), SprtAnswer::between);
  EXPECT_EQ(says(0.471, 0.489), SprtAnswer::between);
  EXPECT_EQ(says(0.521, 0.54), SprtAnswer::high);
  EXPECT_EQ(says(0.46, 0.479), SprtAnswer::low);
  EXPECT_EQ(says(0.505, 0.521), SprtAnswer::open);
  EXPECT_EQ(says(0.515, 0.535), SprtAnswer::open);
}

TEST(SequentialTest, WhatIsDecidedStands) {
  MirroredSprt test({});
  EXPECT_EQ(test.look({0, 0, 0, 0, 0}), SprtAnswer::open);
  EXPECT_EQ(test.look({0, 0, 0, 0, 1000}), SprtAnswer::high);
  EXPECT_EQ(test.look({1000, 0, 0, 0, 1000}), SprtAnswer::high);
}

TEST(SequentialTest, ASharpCoinIsDecidedSoonerThanADullOne) {
  Count sharp = 0;
  Count dull = 0;
  for (std::uint32_t run = 0; run < 20; ++run) {
    decide({0.60}, run, &sharp);
    decide({0.53}, run, &dull);
  }
  EXPECT_LT(3 * sharp, dull);
}

TEST(ShareSprt, TellsFewFromMany) {
  ShareSprt few(0.04, 0.06, 0.01);
  EXPECT_EQ(few.look(3, 100), ShareSprt::Answer::open);
  EXPECT_EQ(few.look(20, 1000), ShareSprt::Answer::few);
  EXPECT_EQ(few.look(900, 1000), ShareSprt::Answer::few) << "what is decided stands";
  ShareSprt many(0.04, 0.06, 0.01);
  EXPECT_EQ(many.look(90, 1000), ShareSprt::Answer::many);
}

}  // namespace
}  // namespace chartroom::statistics
