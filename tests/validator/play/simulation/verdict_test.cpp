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

TEST(Verdict, IsInBetweenWhenTheWholeIntervalIs) {
  const Verdict v = verdicts(games(52'000, 48'000), "novice", 0.95)[0];
  EXPECT_EQ(v.decision, Decision::in_between);
  EXPECT_EQ(v.favours, std::nullopt);
  EXPECT_EQ(verdicts(games(48'000, 52'000), "novice", 0.95)[0].decision, Decision::in_between);
  EXPECT_EQ(verdicts(games(5'150, 4'850), "novice", 0.95)[0].decision, Decision::undecided);
}

Verdict at_level(Decision decision, statistics::Interval share,
                 std::optional<Favoured> favours = {}) {
  Verdict v;
  v.question = Question::side;
  v.share = share;
  v.decision = decision;
  v.favours = favours;
  return v;
}

TEST(Verdict, DependsOnSkillOnlyWhereTheIntervalsOfTwoLevelsLieApart) {
  const Verdict unfair = at_level(Decision::unfair, {0.53, 0.52, 0.54}, Favoured::blue);
  const Verdict fair = at_level(Decision::fair, {0.50, 0.49, 0.51});
  const Verdict nearly = at_level(Decision::fair, {0.515, 0.505, 0.525});
  const Verdict other = at_level(Decision::unfair, {0.46, 0.45, 0.47}, Favoured::green);
  EXPECT_EQ(overall({unfair, fair}).decision, Decision::skill_dependent);
  EXPECT_EQ(overall({unfair, other}).decision, Decision::skill_dependent);
  EXPECT_EQ(overall({unfair, nearly}).decision, Decision::in_between);
  EXPECT_EQ(overall({unfair, nearly, fair}).decision, Decision::skill_dependent);
}

TEST(Verdict, IsInBetweenWhereALevelIsAndNoneIsWorse) {
  const Verdict between = at_level(Decision::in_between, {0.52, 0.51, 0.53});
  const Verdict fair = at_level(Decision::fair, {0.50, 0.49, 0.51});
  const Verdict open = at_level(Decision::undecided, {0.51, 0.50, 0.52});
  const Verdict unfair = at_level(Decision::unfair, {0.53, 0.52, 0.54}, Favoured::blue);
  const Verdict stalls = at_level(Decision::stalls, {0.5, 0.4, 0.6});
  EXPECT_EQ(overall({between, fair}).decision, Decision::in_between);
  EXPECT_EQ(overall({between, open}).decision, Decision::in_between);
  EXPECT_EQ(overall({fair, open}).decision, Decision::undecided);
  EXPECT_EQ(overall({between, unfair}).decision, Decision::unfair);
  EXPECT_EQ(overall({between, unfair}).favours, Favoured::blue);
  EXPECT_EQ(overall({between, stalls}).decision, Decision::stalls);
}

TEST(Verdict, GamesThatDoNotEndStall) {
  EXPECT_EQ(verdicts(games(4'700, 4'700, 600), "novice", 0.95)[0].decision, Decision::stalls);
}

}  // namespace
}  // namespace chartroom::play
