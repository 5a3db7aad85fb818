// Agents act on what they may know: games that sound alike are played alike.
#include <gtest/gtest.h>

#include "tests/known_maps.h"
#include "tests/validator/play/agents/player.h"
#include "validator/play/agents/agent.h"

namespace chartroom::play {
using namespace maps;
using namespace statistics;
using namespace rules;
namespace {

// The same game with green elsewhere, as long as green can do and answer the same.
bool follows(Player& elsewhere, const Action& action, const Announcement& said) {
  const Team team = elsewhere.state.to_move();
  return !elsewhere.state.check(team, action) && elsewhere.play(action) == said;
}

Random random_for(int game, int ply) {
  return {3, static_cast<std::uint32_t>(game), static_cast<std::uint32_t>(ply), Stream::blue};
}

// Plays one game and compares blue's every choice and answer with those in all games that sound
// the same; returns how many were compared.
int compare_one_game(const Agent<2>& agent, const Map& map, int game, int plies,
                     std::mt19937& random) {
  const Sea<2> sea(map, rulebook_for(map));
  const Point blue = known::random_water(map, random);
  const Point green = known::random_water(map, random);
  Player player(sea, blue, green);
  std::vector<Player> others;
  for (const Point p : sea.water()) others.emplace_back(sea, blue, p);
  int compared = 0;
  for (int ply = 0; ply < plies && player.state.result() == GameResult::open; ++ply) {
    const Team team = player.state.to_move();
    Random numbers = random_for(game, ply);
    Action action = agent.choose(player.view(team), numbers);
    if (action.kind == ActionKind::sonar) {
      action.answer = agent.answer(player.view(other(team)), numbers);
    }
    std::vector<Player> alike;
    const Player before = player;
    const Announcement said = player.play(action);
    for (Player& elsewhere : others) {
      if (team == Team::blue) {
        Random same = random_for(game, ply);
        Action chosen = agent.choose(elsewhere.view(team), same);
        chosen.answer = action.answer;  // green's
        EXPECT_EQ(chosen, action) << "with green on another point";
        ++compared;
      } else if (action.kind == ActionKind::sonar) {
        Random one = random_for(game, -1);
        Random same = one;
        EXPECT_EQ(agent.answer(elsewhere.view(Team::blue), same),
                  agent.answer(before.view(Team::blue), one));
      }
      if (follows(elsewhere, action, said)) alike.push_back(elsewhere);
    }
    others = std::move(alike);
  }
  return compared;
}

TEST(AgentKnowledge, WhatSoundsAlikeIsPlayedAlike) {
  std::mt19937 random(9);
  for (const char* name : {"random", "novice", "standard", "expert", "master:6"}) {
    for (const SurfacingWill will : {SurfacingWill::blocked, SurfacingWill::at_will}) {
      const auto agent = make_agent<2>(name, will);
      int compared = 0;
      for (int game = 0; game < 6 * (CHARTROOM_NIGHTLY ? 20 : 1); ++game) {
        Map map = known::north_pole();
        map.rules.silence = 1;
        compared += compare_one_game(*agent, map, game, 30, random);
      }
      EXPECT_GT(compared, 500) << name;
    }
  }
}

}  // namespace
}  // namespace chartroom::play
