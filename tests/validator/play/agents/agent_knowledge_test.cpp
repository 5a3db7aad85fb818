// Tests that agents use only their knowledge: they play games with equal announcements equally.
#include <gtest/gtest.h>

#include <cstdint>
#include <list>
#include <memory>

#include "tests/known_maps.h"
#include "tests/validator/play/agents/player.h"
#include "validator/play/agents/agent.h"

namespace chartroom::play {
using namespace maps;
using namespace statistics;
using namespace rules;
namespace {

// Plays the same action with green elsewhere; false if green cannot do and answer the same.
bool follows(Player& elsewhere, const Action& action, const Announcement& said) {
  const Team team = elsewhere.state.to_move();
  return !elsewhere.state.check(team, action) && elsewhere.play(action) == said;
}

Random random_for(int game, int ply) {
  return {3, static_cast<std::uint32_t>(game), static_cast<std::uint32_t>(ply), Stream::blue};
}

// Plays one game and compares all of blue's choices and answers with those in all games that sound
// alike; returns the number of comparisons.
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

// A game and the memory of blue's captain.
struct Remembered {
  Player player;
  std::unique_ptr<Memory<2>> memory;

  View<2> view() const {
    View<2> view = player.view(Team::blue);
    view.memory = memory.get();
    return view;
  }
  // Plays the announced action; false if green could not have done it. The captain gets only the
  // announcement of the other game's action.
  bool hears(const Action& action, const Announcement& said, Random numbers) {
    const Player before = player;
    if (!follows(player, action, said)) return false;
    memory->hear(before.view(Team::blue), said.team == Team::blue ? action : Action{}, said,
                 numbers);
    return true;
  }
};

TEST(AgentKnowledge, WhatSoundsAlikeIsRememberedAlike) {
  std::mt19937 random(10);
  const Map map = known::sea({"......", ".#..#.", "......", "..#...", "......", "....#."});
  const Sea<2> sea(map, rulebook_for(map));
  const auto master = make_agent<2>("master:4", SurfacingWill::blocked);
  const auto green = make_agent<2>("standard", SurfacingWill::blocked);
  int compared = 0;
  for (int game = 0; game < 4; ++game) {
    const Point start = known::random_water(map, random);
    std::list<Remembered> games;
    for (int i = 0; i < 8; ++i) {
      games.push_back({Player(sea, start, known::random_water(map, random)),
                       master->remember(sea, Team::blue)});
    }
    for (int ply = 0; ply < 24 && games.front().player.state.result() == GameResult::open; ++ply) {
      const Player& one = games.front().player;
      const Team team = one.state.to_move();
      Random numbers = random_for(game, ply);
      Action action = team == Team::blue ? master->choose(games.front().view(), numbers)
                                         : green->choose(one.view(team), numbers);
      for (const Remembered& elsewhere : games) {
        if (team != Team::blue || &elsewhere == &games.front()) continue;
        Random same = random_for(game, ply);
        EXPECT_EQ(master->choose(elsewhere.view(), same), action) << "with green on another point";
        ++compared;
      }
      if (action.kind == ActionKind::sonar) {
        action.answer = green->answer(one.view(other(team)), numbers);
      }
      State<2> after = one.state;
      const Announcement said = after.apply(team, action);
      std::erase_if(games, [&](Remembered& elsewhere) {
        return !elsewhere.hears(action, said, random_for(game, -ply));
      });
    }
  }
  EXPECT_GT(compared, 40);
}

}  // namespace
}  // namespace chartroom::play
