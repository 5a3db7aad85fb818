#include "validator/con_sonar/simulation/deck_ladder.h"

#include <gmock/gmock.h>

#include "tests/maps/con_sonar/decks.h"

namespace chartroom::con_sonar {
namespace {

LadderPlan plan_of(std::vector<std::string> agents, int admirals = 6) {
  LadderPlan plan{Rules(decks::shipped()), std::move(agents)};
  plan.admirals = admirals;
  plan.most_games = 4'096;
  return plan;
}

TEST(Ladder, OfTheShippedDeckHolds) {
  const LadderPlan plan = plan_of({"random", "greedy", "planner"});
  const LadderResult ladder = measure_ladder(plan);
  ASSERT_EQ(ladder.rungs.size(), 2U);
  EXPECT_TRUE(ladder.holds());
  EXPECT_GT(ladder.rungs[0].share.low, 0.9);
  EXPECT_GT(ladder.rungs[1].share.low, kLadderShare);
  EXPECT_THAT(ladder_text(plan, ladder),
              ::testing::HasSubstr("Every agent takes at least 55% of the wins"));
  EXPECT_THAT(ladder_json(plan, ladder), ::testing::HasSubstr("\"holds\":true"));
}

TEST(Ladder, OffersNoLevelWhereTheAgentsAreAlike) {
  const LadderPlan plan = plan_of({"greedy", "greedy"}, 5);
  const LadderResult ladder = measure_ladder(plan);
  EXPECT_FALSE(ladder.holds());
  EXPECT_EQ(ladder.rungs[0].answer, RungAnswer::not_offered);
  EXPECT_NEAR(ladder.rungs[0].share.estimate, 0.5, 0.05);
  EXPECT_THAT(ladder_text(plan, ladder), ::testing::HasSubstr("Not a separate skill here"));
}

TEST(Ladder, IsTheSameOnAnyNumberOfThreads) {
  LadderPlan plan = plan_of({"random", "greedy"}, 4);
  const LadderResult one = measure_ladder(plan);
  plan.jobs = 3;
  EXPECT_EQ(measure_ladder(plan).rungs, one.rungs);
}

TEST(Ladder, SaysWhatKeepsItFromBeingMeasured) {
  EXPECT_NE(problem_with(plan_of({"greedy"})), "");
  EXPECT_NE(problem_with(plan_of({"greedy", "admiral"})), "");
  EXPECT_NE(problem_with(plan_of({"greedy", "random"}, 7)), "");
  EXPECT_EQ(problem_with(plan_of({"greedy", "random"})), "");
}

}  // namespace
}  // namespace chartroom::con_sonar
