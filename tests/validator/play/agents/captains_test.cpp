// Tests all captains but the random one on the shipped maps.
#include <gtest/gtest.h>

#include <cstdint>
#include <map>
#include <random>
#include <set>

#include "maps/files/map_file.h"
#include "tests/validator/play/agents/player.h"
#include "validator/play/agents/open_steps.h"
#include "validator/play/games/tournament.h"

namespace chartroom::play {
using namespace maps;
using namespace statistics;
using namespace rules;
namespace {

Map shipped(const std::string& id) {
  const std::string folder = CHARTROOM_SOURCE_DIR "/maps/packs/sonar-family/";
  return load_map(folder + id + ".map.json").value->map;
}

const char* const kShipped[] = {"archipelago", "jules-verne", "north-pole", "umbria"};

int room_after(const Sea<2>& sea, const Submarine<2>& own, Direction d) {
  return count_reachable(sea.next(own.cell, d), own.free, BasicPointSet<2>::kCells);
}

// True if no other step would have been better.
bool is_as_good_as_any(const Sea<2>& sea, const Submarine<2>& own, SurfacingWill will,
                       Direction taken) {
  const LegalActions<2> legal(sea, own);
  const OpenSteps<2> steps(sea, own, will);
  for (const Direction d : kDirections) {
    if (!legal.can_navigate(d)) continue;
    if (sea.rules().surfacing_damage > 0) {
      if (steps.can_surface_from(sea.next(own.cell, d)) &&
          !steps.can_surface_from(sea.next(own.cell, taken))) {
        return false;
      }
    } else if (room_after(sea, own, taken) < 6 && room_after(sea, own, d) >= 6) {
      return false;
    }
  }
  return true;
}

void expect_sense(const Sea<2>& sea, const View<2>& view, SurfacingWill will,
                  const Action& action) {
  const LegalActions<2> legal(sea, view.own);
  if (action.kind == ActionKind::navigate || action.kind == ActionKind::silence) {
    EXPECT_TRUE(is_as_good_as_any(sea, view.own, will, action.direction))
        << "into a dead end from " << to_string(view.own.point());
  }
  if (action.kind == ActionKind::torpedo) {
    EXPECT_TRUE(view.enemy.candidates().contains(action.target))
        << "fires where the enemy cannot be";
    EXPECT_NE(action.target, view.own.point());
  }
  if (action.kind != ActionKind::surface || sea.safe().contains(view.own.point())) return;
  EXPECT_FALSE(legal.can_navigate()) << "pays for surfacing at " << to_string(view.own.point());
  if (view.own.damage + sea.rules().surfacing_damage >= sea.rules().damage_to_sink) {
    EXPECT_FALSE(legal.can_sonar()) << "sinks itself before it must";
  }
}

// Plays random actions for both teams for some time, then asks the captain once.
void ask_after_random_play(const Agent<2>& agent, const Map& map, SurfacingWill will, int games,
                           unsigned seed) {
  std::mt19937 dice(seed);
  const auto astray = make_agent<2>("random", SurfacingWill::blocked);
  const Sea<2> sea(map, rulebook_for(map));
  const std::vector<Point> water(map.water().begin(), map.water().end());
  for (int game = 0; game < games; ++game) {
    Random random(seed, static_cast<std::uint32_t>(game), 0, Stream::blue);
    Player player(sea, map.starts.blue.value_or(water[dice() % water.size()]),
                  map.starts.green.value_or(water[dice() % water.size()]));
    const auto plies = static_cast<int>(dice() % 120);
    for (int ply = 0; ply < plies && player.state.result() == GameResult::open; ++ply) {
      const Team team = player.state.to_move();
      Action action = astray->choose(player.view(team), random);
      if (action.kind == ActionKind::torpedo) continue;
      if (action.kind == ActionKind::sonar) {
        action.answer = astray->answer(player.view(other(team)), random);
      }
      player.play(action);
    }
    if (player.state.result() != GameResult::open) continue;
    const View<2> view = player.view(player.state.to_move());
    expect_sense(sea, view, will, agent.choose(view, random));
  }
}

TEST(Captains, KeepOutOfDeadEndsAndPayForNoSurfacingThatAnotherActionAvoids) {
  unsigned seed = 0;
  for (const char* id : kShipped) {
    for (const SurfacingWill will : {SurfacingWill::blocked, SurfacingWill::at_will}) {
      for (const char* name : {"novice", "standard", "expert"}) {
        const auto agent = make_agent<2>(name, will);
        SCOPED_TRACE(std::string(name) + " on " + id);
        ask_after_random_play(*agent, shipped(id), will, 300 * (CHARTROOM_NIGHTLY ? 20 : 1),
                              ++seed);
      }
      ask_after_random_play(*make_agent<2>("master:6", will), shipped(id), will, 40, ++seed);
    }
  }
}

Tally played(const char* map, const std::string& level, SurfacingWill will, Count games) {
  TournamentPlan plan;
  plan.map = shipped(map);
  plan.rules = rulebook_for(plan.map);
  plan.blue = plan.green = level;
  plan.surfacing = will;
  plan.games = games;
  return play_tournament(plan).tally;
}

TEST(Captains, LoseNoGameByTheirOwnSurfacingOnNorthPole) {
  for (const SurfacingWill will : {SurfacingWill::blocked, SurfacingWill::at_will}) {
    for (const char* level : {"novice", "standard", "expert"}) {
      const Tally tally = played("north-pole", level, will, 1'000);
      const Count lost = tally.endings[static_cast<std::size_t>(Ending::surfacing)];
      // Less than a twentieth of novices' games, and a fiftieth of other captains'.
      EXPECT_LT(lost, std::string(level) == "novice" ? 50 : 20) << level;
      EXPECT_EQ(tally.self_damage, 0) << level << "s hit themselves";
    }
    const Tally masters = played("north-pole", "master:8", will, 20);
    EXPECT_EQ(masters.endings[static_cast<std::size_t>(Ending::surfacing)], 0);
  }
}

// Blue's openings: its first three actions, and the number of its first sonar.
struct Openings {
  std::set<std::string> first_three;
  std::map<int, int> first_sonar;
  int most_alike = 0;  // games with the first sonar at the same action

  Openings(const Map& map, const std::string& level, std::uint32_t games) {
    const Sea<2> sea(map, rulebook_for(map));
    const auto agent = make_agent<2>(level, SurfacingWill::blocked);
    for (std::uint32_t game = 0; game < games; ++game) add(sea, *agent, game);
    for (const auto& [action, times] : first_sonar) most_alike = std::max(most_alike, times);
  }

 private:
  void add(const Sea<2>& sea, const Agent<2>& agent, std::uint32_t game) {
    Random random(7, game, 0, Stream::blue);
    Player player(sea, agent.choose_start(sea, Team::blue, random),
                  agent.choose_start(sea, Team::green, random));
    std::string three;
    bool asked = false;
    for (int ply = 0; ply < 40 && player.state.result() == GameResult::open; ++ply) {
      const Team team = player.state.to_move();
      Action action = agent.choose(player.view(team), random);
      if (action.kind == ActionKind::sonar) {
        action.answer = agent.answer(player.view(other(team)), random);
      }
      if (team == Team::blue) {
        if (ply < 6) three += std::to_string(static_cast<int>(action.kind));
        if (ply < 6 && action.kind == ActionKind::navigate) three += to_string(action.direction);
        if (!asked && action.kind == ActionKind::sonar) ++first_sonar[ply / 2 + 1];
        asked = asked || action.kind == ActionKind::sonar;
      }
      player.play(action);
    }
    first_three.insert(three);
  }
};

TEST(Captains, ExpertsAndMastersOpenDifferently) {
  for (const char* id : {"jules-verne", "north-pole", "umbria"}) {
    const Openings experts(shipped(id), "expert", 200);
    EXPECT_GE(experts.first_three.size(), 30U) << id;
    EXPECT_GE(experts.first_sonar.size(), 2U) << id;
    EXPECT_LT(experts.most_alike, 150) << id;
    const Openings masters(shipped(id), "master:12", 20);
    EXPECT_GE(masters.first_three.size(), 8U) << id;
    EXPECT_GE(masters.first_sonar.size(), 2U) << id;
  }
}

}  // namespace
}  // namespace chartroom::play
