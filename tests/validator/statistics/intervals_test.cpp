#include "validator/statistics/intervals.h"

#include <gtest/gtest.h>

namespace chartroom::statistics {
namespace {

TEST(Statistics, IntervalsAreThoseOfClopperAndPearson) {
  // 8 of 10 at 95 %: 0.4439 to 0.9748, a figure of many textbooks; 0 of 20: up to 0.1684.
  const Interval eight = share(8, 10, 0.95);
  EXPECT_NEAR(eight.low, 0.4439, 1e-4);
  EXPECT_NEAR(eight.high, 0.9748, 1e-4);
  const Interval none = share(0, 20, 0.95);
  EXPECT_EQ(none.low, 0);
  EXPECT_NEAR(none.high, 0.1684, 1e-4);
}

TEST(Statistics, NothingTriedIsNothingKnown) {
  EXPECT_EQ(share(0, 0, 0.95), (Interval{0.5, 0, 1}));
  EXPECT_EQ(wilson(0, 0, 0.95), (Interval{0.5, 0, 1}));
  EXPECT_EQ(share_of_points(0, 0, {}, 0.95), (Interval{0.5, 0, 1}));
  EXPECT_EQ(coin_p_value(0, 0), 1);
}

TEST(Statistics, WilsonsIntervalsAreThePublishedOnes) {
  // Newcombe (1998), "Two-sided confidence intervals for the single proportion", table I, method 3.
  const struct {
    double part;
    Count whole;
    double low, high;
  } rows[] = {{81, 263, 0.2553, 0.3662},
              {15, 148, 0.0624, 0.1605},
              {0, 20, 0, 0.1611},
              {1, 29, 0.0061, 0.1718}};
  for (const auto& row : rows) {
    const Interval interval = wilson(row.part, row.whole, 0.95);
    EXPECT_NEAR(interval.low, row.low, 5e-5);
    EXPECT_NEAR(interval.high, row.high, 5e-5);
  }
}

TEST(Statistics, PairsThatVaryNoMoreThanChanceCountAsTheirGames) {
  const PairScores chance{250, 0, 500, 0, 250};
  EXPECT_EQ(share_of_points(1000, 2000, chance, 0.95), share(1000, 2000, 0.95));
  const PairScores steady{0, 0, 1000, 0, 0};
  EXPECT_EQ(share_of_points(1000, 2000, steady, 0.95), share(1000, 2000, 0.95));
}

TEST(Statistics, PairsThatGoTheSameWayCountAsOneGameEach) {
  const PairScores alike{500, 0, 0, 0, 500};
  const Interval interval = share_of_points(1000, 2000, alike, 0.95);
  EXPECT_EQ(interval, share(500, 1000, 0.95));
}

TEST(Statistics, ACoinIsSuspiciousWhenItLiesFarFromEven) {
  // 61 heads of 100, both sides: 0.0352.
  EXPECT_NEAR(coin_p_value(61, 100), 0.0352, 5e-5);
  EXPECT_EQ(coin_p_value(39, 100), coin_p_value(61, 100));
  EXPECT_EQ(coin_p_value(50, 100), 1);
  EXPECT_EQ(coin_p_value(39.5, 100), coin_p_value(40, 100)) << "halves go to the safe side";
}

TEST(Statistics, BenjaminiAndHochbergRejectAsInTheirPaper) {
  // The example of the paper, section 3.2: four of fifteen at a rate of 0.05.
  const std::vector<double> paper{0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344,
                                  0.0459, 0.3240, 0.4262, 0.5719, 0.6528, 0.7590, 1.000};
  const std::vector<bool> rejected = benjamini_hochberg(paper, 0.05);
  EXPECT_EQ(std::count(rejected.begin(), rejected.end(), true), 4);
  EXPECT_TRUE(rejected[3]);
  const std::vector<bool> strict = holm(paper, 0.05);
  EXPECT_EQ(std::count(strict.begin(), strict.end(), true), 3);
}

TEST(Statistics, AnswersStandWhereTheQuestionsStood) {
  const std::vector<double> shuffled{0.9, 0.001, 0.5, 0.002};
  EXPECT_EQ(benjamini_hochberg(shuffled, 0.05), (std::vector<bool>{false, true, false, true}));
  EXPECT_EQ(holm(shuffled, 0.05), (std::vector<bool>{false, true, false, true}));
  EXPECT_TRUE(benjamini_hochberg({}, 0.05).empty());
}

TEST(Statistics, KnowsTheDeviationsOfTheNormalDistribution) {
  EXPECT_NEAR(normal_deviations(0.95), 1.959964, 1e-6);
  EXPECT_NEAR(normal_deviations(0.99), 2.575829, 1e-6);
}

}  // namespace
}  // namespace chartroom::statistics
