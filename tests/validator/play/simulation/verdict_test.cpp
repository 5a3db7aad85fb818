#include "validator/play/simulation/verdict.h"

#include <gtest/gtest.h>

namespace chartroom::play {
namespace {

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
  EXPECT_EQ(v.favours, Favoured::first);
  EXPECT_EQ(verdicts(games(4'400, 5'600), "novice", 0.95)[0].favours, Favoured::second);
}

TEST(Verdict, GamesThatDoNotEndStall) {
  EXPECT_EQ(verdicts(games(4'700, 4'700, 600), "novice", 0.95)[0].decision, Decision::stalls);
}

}  // namespace
}  // namespace chartroom::play
