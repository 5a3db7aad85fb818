#include "validator/play/agent.h"

#include <gtest/gtest.h>

#include "tests/known_maps.h"
#include "validator/play/tournament.h"

namespace chartroom {
namespace {

TEST(Agent, EveryOneOfTheTablePlaysWholeGamesOnAnySea) {
  // The match checks each action against the rules and stops the program at an illegal one.
  std::mt19937 random(31);
  for (int i = 0; i < 60; ++i) {
    TournamentPlan plan;
    plan.map = known::random_map(random);
    plan.rules = rulebook_for(plan.map);
    plan.games = 4;
    for (const auto& blue : agents<2>()) {
      for (const auto& green : agents<2>()) {
        plan.blue = blue.name;
        plan.green = green.name;
        plan.surfacing = i % 2 == 0 ? SurfacingWill::blocked : SurfacingWill::at_will;
        EXPECT_EQ(play_tournament(plan).tally.games, 4);
      }
    }
  }
}

TEST(Agent, TheNoviceBeatsTheRandomCaptainOnEitherSide) {
  TournamentPlan plan;
  plan.map = known::north_pole();
  plan.rules = rulebook_for(plan.map);
  plan.games = 400;
  plan.green = "random";
  EXPECT_GT(play_tournament(plan).tally.wins_by_team[0], 340);
  std::swap(plan.blue, plan.green);
  EXPECT_GT(play_tournament(plan).tally.wins_by_team[1], 340);
}

TEST(Agent, SurfacesOnlyWhenBlockedWhenToldTo) {
  TournamentPlan plan;
  plan.map = known::archipelago();
  plan.rules = rulebook_for(plan.map);
  plan.games = 200;
  plan.blue = plan.green = "random";
  const Count blocked = play_tournament(plan).tally.actions[4];
  plan.surfacing = SurfacingWill::at_will;
  EXPECT_GT(play_tournament(plan).tally.actions[4], 2 * blocked);
}

TEST(Agent, AnswersWithTheAxisThatLeavesMoreToTheEnemy) {
  const Map map = known::sea({"....", "####", "####", "###."});
  const Sea<2> sea(map, rulebook_for(map));
  const auto novice = make_agent<2>("novice", SurfacingWill::blocked);
  const Tracker<2> anywhere(sea, Team::blue);
  Submarine<2> submarine{sea.water(), 0, 0, 0};
  const View<2> view{sea, Team::blue, submarine, 0, 0, anywhere, anywhere};
  Random random(1, 0, 0, Stream::blue);
  EXPECT_EQ(novice->answer(view, random), Axis::row) << "row 1 leaves four points, column A one";
}

TEST(Agent, ThereIsNoneOfAnUnknownName) {
  EXPECT_EQ(make_agent<2>("grandmaster", SurfacingWill::blocked), nullptr);
}

}  // namespace
}  // namespace chartroom
