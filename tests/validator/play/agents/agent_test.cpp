#include "validator/play/agents/agent.h"

#include <gtest/gtest.h>

#include "tests/known_maps.h"
#include "validator/play/games/tournament.h"

namespace chartroom::play {
using namespace maps;
using namespace statistics;
using namespace rules;
namespace {

// Plays a match, which checks each action and stops the program at an illegal one.
void play_on_a_random_sea(std::mt19937& random, const std::vector<std::string>& names,
                          int ply_limit, SurfacingWill will) {
  TournamentPlan plan;
  plan.map = known::random_map(random);
  plan.map.rules.ply_limit = ply_limit;
  // Free silences would leave tens of thousands of trails, which is slow.
  if (plan.map.rules.silence == 0) plan.map.rules.silence = 1;
  plan.rules = rulebook_for(plan.map);
  plan.games = 2;
  plan.surfacing = will;
  for (const std::string& blue : names) {
    for (const std::string& green : names) {
      plan.blue = blue;
      plan.green = green;
      EXPECT_EQ(play_tournament(plan).tally.games, 2);
    }
  }
}

TEST(Agent, EveryOneOfTheTablePlaysWholeGamesOnAnySea) {
  std::mt19937 random(31);
  for (int i = 0; i < 60 * (CHARTROOM_NIGHTLY ? 40 : 1); ++i) {
    const SurfacingWill will = i % 2 == 0 ? SurfacingWill::blocked : SurfacingWill::at_will;
    play_on_a_random_sea(random, {"random", "novice", "standard", "expert"}, 100, will);
    // A master is slow if silence is cheap.
    if (i % 10 == 0) play_on_a_random_sea(random, {"expert", "master:6"}, 20, will);
  }
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
  for (const char* name : {"grandmaster", "", "expert:5", "master:", "master:0", "master:5m",
                           "master:0ms", "master:-1", "master:99999999999"}) {
    EXPECT_EQ(make_agent<2>(name, SurfacingWill::blocked), nullptr) << name;
  }
}

}  // namespace
}  // namespace chartroom::play
