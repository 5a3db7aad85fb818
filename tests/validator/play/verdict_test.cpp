#include "validator/play/verdict.h"

#include <gtest/gtest.h>

namespace chartroom {
namespace {

TEST(Verdict, IntervalsAreThoseOfClopperAndPearson) {
  // 8 of 10 at 95 %: 0.4439 to 0.9748, a figure of many textbooks; 0 of 20: up to 0.1684.
  const Interval eight = share(8, 10, 0.95);
  EXPECT_NEAR(eight.low, 0.4439, 1e-4);
  EXPECT_NEAR(eight.high, 0.9748, 1e-4);
  const Interval none = share(0, 20, 0.95);
  EXPECT_EQ(none.low, 0);
  EXPECT_NEAR(none.high, 0.1684, 1e-4);
}

TEST(Verdict, NothingTriedIsNothingKnown) {
  EXPECT_EQ(share(0, 0, 0.95).low, 0);
  EXPECT_EQ(share(0, 0, 0.95).high, 1);
}

Tally games(Count first_wins, Count second_wins, Count unfinished = 0) {
  Tally t;
  t.games = first_wins + second_wins + unfinished;
  t.wins_by_first = {first_wins, second_wins};
  t.wins_by_team = {t.games / 2, t.games - t.games / 2};
  t.unfinished = unfinished;
  return t;
}

TEST(Verdict, IsFairOnlyWhenTheWholeIntervalIs) {
  EXPECT_EQ(verdicts(games(5'010, 4'990), "novice", 0.95)[0].decision, Decision::fair);
  EXPECT_EQ(verdicts(games(51, 49), "novice", 0.95)[0].decision, Decision::undecided);
  EXPECT_EQ(verdicts(games(0, 0), "novice", 0.95)[0].decision, Decision::undecided);
}

TEST(Verdict, IsUnfairForWhomItFavours) {
  const Verdict v = verdicts(games(5'600, 4'400), "novice", 0.95)[0];
  EXPECT_EQ(v.decision, Decision::unfair);
  EXPECT_EQ(v.favours, "first");
  EXPECT_EQ(verdicts(games(4'400, 5'600), "novice", 0.95)[0].favours, "second");
}

TEST(Verdict, GamesThatDoNotEndStall) {
  EXPECT_EQ(verdicts(games(4'700, 4'700, 600), "novice", 0.95)[0].decision, Decision::stalls);
}

}  // namespace
}  // namespace chartroom
