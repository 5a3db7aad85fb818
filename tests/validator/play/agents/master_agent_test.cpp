#include <cstdint>

#include "validator/play/agents/master_agent.h"

#include <gtest/gtest.h>

#include "tests/known_maps.h"
#include "tests/validator/play/agents/player.h"
#include "tests/validator/play/tracking/plain_tracker.h"
#include "validator/play/agents/rollout.h"
#include "validator/play/simulation/ladder.h"

namespace chartroom::play {
using namespace maps;
using namespace statistics;
using namespace rules;
namespace {

// Every sample is a pair of the plain film, and all pairs are drawn.
TEST(Rollout, SamplesEveryTruthThatExplainsWhatWasHeardAndNoOther) {
  std::mt19937 numbers(4);
  Map map = known::sea({"......", ".#..#.", "......", "..#...", "......", "....#."});
  map.rules.silence = 0;
  const Sea<2> sea(map, rulebook_for(map));
  for (std::uint32_t game = 0; game < 20; ++game) {
    Player player(sea, known::random_water(map, numbers), known::random_water(map, numbers));
    plain::Film film(map, Team::green);
    for (int ply = 0; ply < 14 && player.state.result() == GameResult::open; ++ply) {
      const LegalActions<2> legal(sea, player.state.submarine(player.state.to_move()));
      film.hear(player.play(
          legal.at(static_cast<int>(numbers() % static_cast<unsigned>(legal.count())))));
    }
    std::set<plain::Pair> sampled;
    Random random(1, game, 0, Stream::blue);
    for (std::size_t i = 0; i < 40 * film.pairs().size(); ++i) {
      const Submarine<2> enemy = sample_enemy(player.view(Team::blue), random);
      const auto trail = sea.water() - enemy.free;
      sampled.insert({enemy.point(), {trail.begin(), trail.end()}});
      EXPECT_EQ(enemy.energy, player.state.submarine(Team::green).energy);
    }
    std::set<plain::Pair> possible;
    for (const auto& [pair, courses] : film.pairs()) possible.insert(pair);
    EXPECT_EQ(sampled, possible);
  }
}

TEST(Rollout, AWinIsWorthMoreThanAnyStandingAndALossLess) {
  Map map = known::sea({"....", "....", "....", "...."});
  map.rules.damage_to_sink = 1;
  map.rules.torpedo = 0;
  const Sea<2> sea(map, rulebook_for(map));
  const Player player(sea, {0, 0}, {1, 1});
  const ExpertAgent<2> expert(SurfacingWill::blocked);
  Rollout<2> rollout(sea, expert);
  Random random(1, 0, 0, Stream::blue);
  const Submarine<2>& green = player.state.submarine(Team::green);
  const auto worth = [&](Point target) {
    return rollout.worth(player.view(Team::blue), green, Action::torpedo(target), 1, random);
  };
  EXPECT_GE(worth({1, 1}), expert.weights().win);
  EXPECT_LE(worth({0, 0}), -expert.weights().win) << "its own submarine";
}

TEST(MasterAgent, ThinksAsLongAsItIsTold) {
  EXPECT_EQ(parse_master("master")->rollouts, MasterBudget{}.rollouts);
  EXPECT_EQ(parse_master("master:200")->rollouts, 200);
  EXPECT_EQ(parse_master("master:200")->milliseconds, 0);
  EXPECT_EQ(parse_master("master:50ms")->milliseconds, 50);
  for (const char* text : {"", "mas", "master:", "master:x", "master:5s", "masters", "master 5"}) {
    EXPECT_FALSE(parse_master(text)) << text;
  }
}

TEST(MasterAgent, AlsoChoosesByTheClock) {
  const Map map = known::archipelago();
  const Sea<2> sea(map, rulebook_for(map));
  const Player player(sea, {0, 0}, {9, 9});
  const auto master = make_agent<2>("master:1ms", SurfacingWill::blocked);
  Random random(1, 0, 0, Stream::blue);
  EXPECT_FALSE(player.state.check(Team::blue, master->choose(player.view(Team::blue), random)));
}

TEST(MasterAgent, TakesTheOnlyActionThereIsWithoutThinking) {
  const Map map = known::sea({".###", "####", "####", "###."});
  const Sea<2> sea(map, rulebook_for(map));
  const Player player(sea, {0, 0}, {3, 3});
  const auto master = make_agent<2>("master:1000000", SurfacingWill::blocked);
  Random random(1, 0, 0, Stream::blue);
  EXPECT_EQ(master->choose(player.view(Team::blue), random), Action::surface());
}

// A short test of the promise; the ladder's nightly test is the long one. The master takes the
// enemy for an expert, but must also beat others.
TEST(MasterAgent, BeatsTheExpertAndWhoPlaysOtherwiseThanItExpects) {
  LadderPlan plan;
  plan.map = known::archipelago();
  plan.rules = rulebook_for(plan.map);
  plan.most_games = 128;
  for (const char* below : {"expert", "standard"}) {
    plan.agents = {below, "master:30"};
    const Ladder ladder = measure_ladder(plan);
    EXPECT_TRUE(ladder.holds()) << ladder_text(plan, ladder);
    EXPECT_EQ(ladder.rungs[0].unfinished, 0);
  }
}

}  // namespace
}  // namespace chartroom::play
