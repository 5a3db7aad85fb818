#include <cstdint>

#include "validator/play/games/tally.h"

#include <gtest/gtest.h>

#include "tests/known_maps.h"
#include "validator/play/games/tournament.h"

namespace chartroom::play {
using namespace rules;
namespace {

Tally played(std::uint64_t seed) {
  TournamentPlan plan;
  plan.map = known::north_pole();
  plan.rules = rulebook_for(plan.map);
  plan.games = 50;
  plan.seed = seed;
  return play_tournament(plan).tally;
}

TEST(Tally, AddsUpInAnyOrder) {
  const Tally a = played(1);
  const Tally b = played(2);
  Tally ab = a;
  ab += b;
  Tally ba = b;
  ba += a;
  EXPECT_EQ(ab, ba);
  EXPECT_EQ(ab.games, 100);
}

TEST(Tally, CountsEveryGameOnceInEachOfItsSums) {
  const Tally t = played(3);
  EXPECT_EQ(t.wins_by_team[0] + t.wins_by_team[1] + t.draws + t.unfinished, t.games);
  EXPECT_EQ(t.wins_by_first[0] + t.wins_by_first[1], t.wins_by_team[0] + t.wins_by_team[1]);
  Count pairs = 0;
  for (const Count count : t.pairs) pairs += count;
  EXPECT_EQ(2 * pairs, t.games);
  Count plies = 0;
  Count games = 0;
  for (const auto& [length, count] : t.plies) {
    games += count;
    plies += length * count;
  }
  Count actions = 0;
  for (const Count count : t.actions) actions += count;
  EXPECT_EQ(games, t.games);
  EXPECT_EQ(plies, actions);
  Count visits = 0;
  for (const Count count : t.visits) visits += count;
  EXPECT_EQ(visits, 2 * t.games + t.actions[0] + t.actions[2]);
  Count hits = 0;
  for (const Count count : t.hits) hits += count;
  EXPECT_EQ(hits, t.torpedo_damage + t.self_damage);
}

TEST(Tally, ScoresAPairByBluesHalfPoints) {
  Tally t;
  t.add_pair(GameResult::blue_wins, GameResult::blue_wins);
  t.add_pair(GameResult::green_wins, GameResult::open);
  t.add_pair(GameResult::draw, GameResult::open);
  EXPECT_EQ(t.pairs, (std::array<Count, 5>{0, 1, 1, 0, 1}));
}

}  // namespace
}  // namespace chartroom::play
