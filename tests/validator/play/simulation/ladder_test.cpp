#include "validator/play/simulation/ladder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "maps/files/map_file.h"
#include "tests/known_maps.h"

namespace chartroom::play {
using namespace maps;
using namespace rules;
namespace {

using testing::HasSubstr;

LadderPlan plan_on(const Map& map, std::vector<std::string> names) {
  LadderPlan plan;
  plan.map = map;
  plan.rules = rulebook_for(map);
  plan.agents = std::move(names);
  return plan;
}

TEST(Ladder, AnAgentIsOfferedWhereItBeatsTheOneBelow) {
  const Ladder ladder = measure_ladder(plan_on(known::archipelago(), {"random", "novice"}));
  ASSERT_EQ(ladder.rungs.size(), 1U);
  const Rung& rung = ladder.rungs[0];
  EXPECT_EQ(rung.answer, RungAnswer::offered);
  EXPECT_GE(rung.share.low, kLadderShare);
  EXPECT_EQ(rung.wins + rung.losses + rung.draws + rung.unfinished, rung.games);
  EXPECT_LT(rung.games, plan_on(known::archipelago(), {}).most_games) << "the first looks suffice";
  EXPECT_TRUE(ladder.holds());
}

TEST(Ladder, AnAgentIsNotOfferedAboveItsEqualOrAboveABetterOne) {
  for (const std::string below : {"novice", "standard"}) {
    const Ladder ladder = measure_ladder(plan_on(known::north_pole(), {below, "novice"}));
    EXPECT_EQ(ladder.rungs[0].answer, RungAnswer::not_offered) << below;
    EXPECT_FALSE(ladder.holds());
  }
}

TEST(Ladder, EveryWinFromEitherSeatCounts) {
  const Ladder up = measure_ladder(plan_on(known::archipelago(), {"random", "novice"}));
  const Ladder down = measure_ladder(plan_on(known::archipelago(), {"novice", "random"}));
  const Rung& one = up.rungs[0];
  const Rung& two = down.rungs[0];
  EXPECT_GT(one.wins, 8 * one.losses);
  EXPECT_GT(two.losses, 8 * two.wins);
  Count half_points = 0;
  for (std::size_t score = 0; score < 5; ++score) {
    half_points += static_cast<Count>(score) * one.pairs[score];
  }
  EXPECT_EQ(half_points, 2 * one.wins + one.draws + one.unfinished);
}

TEST(Ladder, IsTheSameOnAnyNumberOfJobs) {
  LadderPlan plan = plan_on(known::north_pole(), {"random", "novice", "standard"});
  const Ladder alone = measure_ladder(plan);
  for (const int jobs : {2, 5}) {
    plan.jobs = jobs;
    EXPECT_EQ(measure_ladder(plan).rungs, alone.rungs);
  }
}

TEST(Ladder, StaysOpenWhereTheGamesDoNotSuffice) {
  LadderPlan plan = plan_on(known::north_pole(), {"novice", "standard"});
  plan.most_games = 128;
  plan.confidence = 1 - 1e-30;
  const Ladder ladder = measure_ladder(plan);
  EXPECT_EQ(ladder.rungs[0].answer, RungAnswer::open);
  EXPECT_THAT(ladder_text(plan, ladder), HasSubstr("Undecided after 128 games: standard."));
}

TEST(Ladder, ASharesEloIsThatOfChess) {
  EXPECT_EQ(elo(0.5), 0);
  EXPECT_NEAR(elo(0.64), 100, 0.1);
  EXPECT_NEAR(elo(0.36), -100, 0.1);
}

TEST(Ladder, StopsBetweenLooksAndSaysSo) {
  std::atomic<bool> stop{false};
  LadderHooks hooks;
  hooks.stop = &stop;
  hooks.progress = [&](const series::Rung&) { stop = true; };
  const LadderPlan plan = plan_on(known::north_pole(), {"random", "novice", "standard"});
  const Ladder ladder = measure_ladder(plan, hooks);
  EXPECT_EQ(ladder.rungs.size(), 1U);
  EXPECT_FALSE(ladder.complete);
  EXPECT_FALSE(ladder.holds());
}

TEST(Ladder, SaysWhatKeepsItFromMeasuring) {
  EXPECT_EQ(problem_with(plan_on(known::north_pole(), {"random", "novice"})), "");
  EXPECT_THAT(problem_with(plan_on(known::north_pole(), {"random"})), HasSubstr("two agents"));
  EXPECT_THAT(problem_with(plan_on(known::north_pole(), {"random", "admiral"})),
              HasSubstr("no agent \"admiral\""));
}

// Tests the promise itself, at full length nightly: all agents, all shipped maps, both wills.
TEST(Ladder, HoldsOnEveryShippedMap) {
  const std::string folder = CHARTROOM_SOURCE_DIR "/maps/packs/sonar-family";
  std::vector<std::string> names{"random", "novice", "standard", "expert"};
  if (CHARTROOM_NIGHTLY) {
    names.clear();
    for (const auto& entry : agents<2>()) names.emplace_back(entry.name);
  }
  for (const char* id : {"archipelago", "jules-verne", "north-pole", "umbria"}) {
    const auto file = load_map(folder + "/" + id + ".map.json");
    ASSERT_TRUE(file) << id;
    LadderPlan plan = plan_on(file.value->map, names);
    for (const SurfacingWill will : {SurfacingWill::blocked, SurfacingWill::at_will}) {
      plan.surfacing = will;
      const Ladder ladder = measure_ladder(plan);
      EXPECT_TRUE(ladder.holds()) << ladder_text(plan, ladder);
    }
  }
}

}  // namespace
}  // namespace chartroom::play
