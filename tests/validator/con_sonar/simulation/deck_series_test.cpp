#include "validator/con_sonar/simulation/deck_series.h"

#include <gmock/gmock.h>

#include "tests/maps/con_sonar/decks.h"

namespace chartroom::con_sonar {
namespace {

using ::testing::HasSubstr;

SeriesPlan plan_of(const std::vector<std::string>& agents, Count games) {
  SeriesPlan plan{Rules(decks::shipped()), {0, 1, 2, 3, 4, 5}, agents};
  plan.games = games;
  return plan;
}

double share(Count part, Count whole) {
  return static_cast<double>(part) / static_cast<double>(whole);
}

double part_of_turns(const Tally& tally, TurnEnd end) {
  return share(tally.ends[static_cast<std::size_t>(end)], tally.all_turns());
}

TEST(Series, GivesTheSameOnAnyNumberOfThreadsAndInParts) {
  SeriesPlan plan = plan_of(std::vector<std::string>(6, "greedy"), 300);
  const Tally whole = play_series(plan, plan.all_games()).tally;
  plan.jobs = 3;
  EXPECT_EQ(play_series(plan, plan.all_games()).tally, whole);
  Tally parts = play_series(plan, {0, 100}).tally;
  parts += play_series(plan, {100, 101}).tally;
  parts += play_series(plan, {101, 300}).tally;
  EXPECT_EQ(parts, whole);
  EXPECT_EQ(tally_of(counts_of(whole)), whole);
  plan.seed = 2;
  EXPECT_NE(play_series(plan, plan.all_games()).tally, whole);
}

TEST(Series, RotatesTheSeatsOverTheNations) {
  SeriesPlan plan = plan_of(std::vector<std::string>(2, "random"), 600);
  const Tally tally = play_series(plan, plan.all_games()).tally;
  for (int nation = 0; nation < 6; ++nation) EXPECT_EQ(tally.games_by_nation[nation], 200);
  Count wins = 0;
  for (const Count won : tally.wins_by_seat) wins += won;
  EXPECT_EQ(wins, 600 * kWin);
}

// Figures of a separate implementation (12,000 games each): 120.8 turns, of 100 turns 11.6 strikes,
// 6.5 hits, 1.6 removals, 65.0 burials.
TEST(Series, OfRandomAdmiralsGoesAsKnown) {
  const SeriesPlan plan = plan_of(std::vector<std::string>(6, "random"), 3'000);
  const Tally tally = play_series(plan, plan.all_games()).tally;
  EXPECT_NEAR(share(tally.all_turns(), tally.games), 121, 3);
  EXPECT_NEAR(part_of_turns(tally, TurnEnd::strike), 0.116, 0.004);
  EXPECT_NEAR(share(tally.hits, tally.all_turns()), 0.065, 0.003);
  EXPECT_NEAR(part_of_turns(tally, TurnEnd::remove), 0.016, 0.002);
  EXPECT_NEAR(part_of_turns(tally, TurnEnd::bury), 0.650, 0.005);
}

// Figures of a separate implementation: 29.2 turns, of 100 turns 48.4 strikes, 40.2 hits, 1.3
// removals, 37.9 burials; by seat 20.4, 19.2, 17.4, 15.8, 14.6 and 12.8 wins of 100.
TEST(Series, OfGreedyAdmiralsGoesAsKnown) {
  const SeriesPlan plan = plan_of(std::vector<std::string>(6, "greedy"), 6'000);
  const Tally tally = play_series(plan, plan.all_games()).tally;
  EXPECT_NEAR(share(tally.all_turns(), tally.games), 29.2, 0.4);
  EXPECT_NEAR(part_of_turns(tally, TurnEnd::strike), 0.484, 0.006);
  EXPECT_NEAR(share(tally.hits, tally.all_turns()), 0.402, 0.006);
  EXPECT_NEAR(part_of_turns(tally, TurnEnd::remove), 0.013, 0.002);
  EXPECT_NEAR(part_of_turns(tally, TurnEnd::bury), 0.379, 0.006);
  constexpr std::array kKnown{0.204, 0.192, 0.174, 0.158, 0.146, 0.128};
  for (std::size_t seat = 0; seat < kKnown.size(); ++seat) {
    EXPECT_NEAR(share(tally.wins_by_seat[seat], tally.games * kWin), kKnown[seat], 0.02) << seat;
  }
}

TEST(Series, SaysWhatKeepsItFromBeingPlayed) {
  EXPECT_THAT(problem_with(plan_of({"greedy"}, 1)), HasSubstr("two admirals"));
  EXPECT_THAT(problem_with(plan_of({"greedy", "admiral"}, 1)), HasSubstr("no agent \"admiral\""));
  SeriesPlan plan = plan_of({"greedy", "greedy", "greedy"}, 1);
  plan.nations = {0, 1};
  EXPECT_THAT(problem_with(plan), HasSubstr("2 nations for"));
  plan.nations = {0, 1, 2};
  EXPECT_EQ(problem_with(plan), "");
  plan.first_hand_sizes = {3, 3};
  EXPECT_THAT(problem_with(plan), HasSubstr("2 first hands"));
  plan.first_hand_sizes = {3, 3, 7};
  EXPECT_THAT(problem_with(plan), HasSubstr("7 cards"));
  plan.first_hand_sizes.clear();
  Deck deck = decks::shipped();
  deck.sonar.level_1.clear();
  plan.rules = Rules(deck);
  plan.sonar_level = 1;
  EXPECT_THAT(problem_with(plan), HasSubstr("no level 1"));
  deck.fleet.resize(8);
  plan.rules = Rules(deck);
  EXPECT_THAT(problem_with(plan), HasSubstr("8 fleet cards"));
}

TEST(Series, StopsAfterWholeBlocks) {
  const SeriesPlan plan = plan_of(std::vector<std::string>(3, "random"), 1'000);
  std::atomic<bool> stop{false};
  SeriesHooks hooks;
  hooks.stop = &stop;
  hooks.progress = [&](Count played, Count) { stop = played >= 100; };
  const SeriesOutcome outcome = play_series(plan, plan.all_games(), hooks);
  EXPECT_FALSE(outcome.complete);
  EXPECT_EQ(outcome.tally, play_series(plan, {0, outcome.tally.games}).tally);
}

}  // namespace
}  // namespace chartroom::con_sonar
