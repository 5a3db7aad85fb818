#include "validator/play/simulation/game_metrics.h"

#include <gtest/gtest.h>

#include <cmath>

#include "tests/known_maps.h"
#include "tests/validator/play/simulation/plans.h"
#include "validator/play/simulation/notable_games.h"
#include "validator/play/simulation/start_matrix.h"

namespace chartroom::play {
using namespace maps;
using namespace rules;
namespace {

TEST(Figures, QuantilesAreValuesThatOccur) {
  const std::map<int, Count> spread{{3, 1}, {5, 2}, {9, 1}};
  EXPECT_EQ(median(spread), 5);
  EXPECT_EQ(quantile(spread, 0.1), 3);
  EXPECT_EQ(quantile(spread, 0.9), 9);
  EXPECT_EQ(median({}), 0);
  EXPECT_EQ(entries(spread), 4);
}

TEST(Figures, RegionsThatPlayAvoidsAreWhole) {
  const Map map = known::sea({"....", ".#..", "....", "...."});
  Tally tally;
  tally.games = 1;
  for (const Point p : map.water()) tally.visits[point_index(p)] = 100;
  for (const char* name : {"A1", "A2", "D4"}) tally.visits[point_index(*parse_point(name))] = 5;
  const auto regions = avoided_regions(map, tally);
  ASSERT_EQ(regions.size(), 2U);
  EXPECT_EQ(regions[0], known::points({"A1", "A2"}));
  EXPECT_EQ(regions[1], known::points({"D4"}));
  EXPECT_TRUE(avoided_regions(map, Tally{}).empty()) << "nothing was played";
}

TEST(Figures, AnIslandIsNoRegionThatPlayAvoids) {
  const Map map = known::sea({"....", ".##.", ".##.", "...."});
  Tally tally;
  tally.games = 1;
  for (const Point p : map.water()) tally.visits[point_index(p)] = 7;
  EXPECT_TRUE(avoided_regions(map, tally).empty());
  EXPECT_DOUBLE_EQ(visit_share(map, tally, {0, 0}), 1);
}

// Returns games from every ordered pair of four starts; the team on A1 wins with the given share.
Tally starts_with(double share_of_a1) {
  Tally tally;
  const std::vector<Point> points{{0, 0}, {1, 0}, {2, 0}, {3, 0}};
  for (const Point blue : points) {
    for (const Point green : points) {
      const double blue_share = blue == green        ? 0.5
                                : blue == points[0]  ? share_of_a1
                                : green == points[0] ? 1 - share_of_a1
                                                     : 0.5;
      const auto wins = static_cast<Count>(std::lround(1000 * blue_share));
      tally.starts[{blue, green}] = {1000, wins, 1000 - wins};
    }
  }
  return tally;
}

TEST(Figures, AStartThatWinsTooOftenIsSuspectAndOthersAreNot) {
  const auto metrics = start_metrics(starts_with(0.6), 0.95);
  ASSERT_EQ(metrics.size(), 4U);
  EXPECT_TRUE(metrics[0].suspect);
  EXPECT_EQ(metrics[0].games, 6000) << "games on one point are left out";
  EXPECT_NEAR(metrics[0].share.estimate, 0.6, 1e-9);
  for (const auto& metric : start_metrics(starts_with(0.5), 0.95)) EXPECT_FALSE(metric.suspect);
  for (const auto& metric : start_metrics(starts_with(0.52), 0.95)) {
    EXPECT_FALSE(metric.suspect) << "too little to matter";
  }
}

TEST(Figures, PairsOfStartsAreJudgedTogether) {
  const auto metrics = start_pair_metrics(starts_with(0.6));
  ASSERT_EQ(metrics.size(), 16U);
  int suspects = 0;
  for (const auto& metric : metrics) {
    suspects += metric.suspect;
    EXPECT_EQ(metric.suspect, metric.share != 0.5);
  }
  EXPECT_EQ(suspects, 6);
}

TEST(NotableGames, AreGamesOfThePlanOnAnyNumberOfJobs) {
  TournamentPlan plan = plan_on(known::north_pole(), 200);
  const NotableGames alone = notable_games(plan);
  ASSERT_TRUE(alone.dramatic && alone.typical);
  std::map<Count, GameRecord> records;
  TournamentHooks hooks;
  hooks.record = [&](Count game, const GameRecord& record) { records[game] = record; };
  play_tournament(plan, hooks);
  EXPECT_TRUE(same_game(records.at(alone.dramatic->number), alone.dramatic->record));
  EXPECT_TRUE(same_game(records.at(alone.typical->number), alone.typical->record));
  plan.jobs = 3;
  const NotableGames together = notable_games(plan);
  EXPECT_EQ(together.dramatic->number, alone.dramatic->number);
  EXPECT_EQ(together.typical->number, alone.typical->number);
}

TEST(NotableGames, TheTypicalGameIsAboutAsLongAsTheMedianAndTheDramaticOneHurtsBoth) {
  const TournamentPlan plan = plan_on(known::archipelago(), 200);
  const NotableGames games = notable_games(plan);
  const int length = median(play_tournament(plan).tally.plies);
  EXPECT_NEAR(static_cast<double>(games.typical->record.plies.size()), length, 0.1 * length);
  std::array<int, 2> hurt{};
  for (const RecordPly& ply : games.dramatic->record.plies) {
    if (!ply.claim) continue;
    hurt[index(ply.team)] += ply.claim->self;
    hurt[index(other(ply.team))] += ply.claim->hit;
  }
  EXPECT_GT(hurt[0], 0);
  EXPECT_GT(hurt[1], 0);
}

TEST(StartMatrix, ASuspectThatFreshGamesDoNotBearOutIsNone) {
  const auto suspects = start_metrics(starts_with(0.6), 0.95);
  ASSERT_TRUE(suspects[0].suspect);
  EXPECT_TRUE(confirmed(suspects, starts_with(0.56))[0].suspect);
  EXPECT_FALSE(confirmed(suspects, starts_with(0.5))[0].suspect);
  EXPECT_FALSE(confirmed(suspects, starts_with(0.4))[0].suspect) << "off on the other side";
}

TEST(StartMatrix, PlaysEveryOpenPairAsOftenAsAsked) {
  TournamentPlan plan = plan_on(known::sea({"....", ".##.", "....", "...."}), 200);
  plan.games = 4;
  const StartMatrix matrix = play_start_matrix(plan);
  EXPECT_EQ(matrix.tally.games, 4 * 14 * 14);
  EXPECT_EQ(matrix.starts.size(), 14U);
  EXPECT_EQ(matrix.level, "novice");
}

TEST(NotableGames, TheStalledGameIsTheFirstThatThePlyLimitEnded) {
  TournamentPlan plan = plan_on(known::archipelago(), 20);
  EXPECT_FALSE(notable_games(plan).stalled);
  plan.rules.ply_limit = 12;
  const NotableGames games = notable_games(plan);
  ASSERT_TRUE(games.stalled);
  EXPECT_EQ(games.stalled->number, 0);
  EXPECT_EQ(games.stalled->record.plies.size(), 12U);
}

TEST(NotableGames, NoGamesHaveNone) {
  TournamentPlan plan = plan_on(known::archipelago(), 200);
  EXPECT_FALSE(notable_games(plan, 0).dramatic);
}

}  // namespace
}  // namespace chartroom::play
