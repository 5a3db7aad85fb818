#include "validator/play/games/tournament.h"

#include <gtest/gtest.h>

#include <map>
#include <mutex>
#include <stdexcept>

#include "tests/known_maps.h"
#include "tests/validator/play/simulation/plans.h"
#include "validator/play/simulation/simulation_report.h"

namespace chartroom::play {
using namespace maps;
using namespace rules;
namespace {

TEST(Tournament, GivesTheSameBytesOnAnyNumberOfJobs) {
  for (const Map& map : {known::north_pole(), known::archipelago()}) {
    TournamentPlan plan = plan_on(map, 301);
    const std::string alone = simulation_json(simulation_of(plan, play_tournament(plan)));
    for (const int jobs : {2, 7}) {
      plan.jobs = jobs;
      EXPECT_EQ(simulation_json(simulation_of(plan, play_tournament(plan))), alone);
    }
    plan.seed = 2;
    EXPECT_NE(simulation_json(simulation_of(plan, play_tournament(plan))), alone);
  }
}

TEST(Tournament, BothTeamsBeginEveryOtherGameFromTheSameStarts) {
  TournamentPlan plan = plan_on(known::north_pole(), 301);
  plan.games = 40;
  std::map<Count, GameRecord> records;
  play_tournament(
      plan, {[&](Count game, const GameRecord& record) { records[game] = record; }, {}, nullptr});
  ASSERT_EQ(records.size(), 40U);
  for (Count pair = 0; pair < 20; ++pair) {
    const GameRecord& one = records.at(2 * pair);
    const GameRecord& two = records.at(2 * pair + 1);
    EXPECT_EQ(one.first, Team::blue);
    EXPECT_EQ(two.first, Team::green);
    EXPECT_EQ(one.blue->point, two.blue->point);
    EXPECT_EQ(one.green->point, two.green->point);
  }
}

TEST(Tournament, RecordsNameTheAgentsThatPlayed) {
  TournamentPlan plan = plan_on(known::north_pole(), 301);
  plan.games = 1;
  plan.blue = "novice";
  plan.green = "standard";
  const auto names = [](Count, const GameRecord& record) {
    EXPECT_EQ(record.players[index(Team::blue)], "novice");
    EXPECT_EQ(record.players[index(Team::green)], "standard");
  };
  play_tournament(plan, {names, {}, nullptr});
}

TEST(Tournament, RecordsReadBackAndKeepToTheRules) {
  TournamentPlan plan = plan_on(known::north_pole(), 301);
  plan.games = 20;
  const Sea<2> sea(plan.map, plan.rules);
  const auto replay = [&](Count, const GameRecord& written) {
    const auto read = parse_records(record_text(written), "x.game");
    ASSERT_TRUE(read);
    const GameRecord& game = read.value->front();
    EXPECT_TRUE(same_game(game, written));
    State<2> state(sea, game.blue->point, game.green->point, game.first);
    for (const RecordPly& ply : game.plies) {
      ASSERT_EQ(state.check(ply.team, ply.action), std::nullopt);
      const Announcement said = state.apply(ply.team, ply.action);
      EXPECT_EQ(said.line, ply.sonar_line);
      if (ply.claim) {
        EXPECT_EQ(said.self, ply.claim->self);
      }
    }
  };
  play_tournament(plan, {replay, {}, nullptr});
}

TEST(Tournament, PlaysEveryPairOfStarts) {
  TournamentPlan plan = plan_on(known::sea({"....", ".##.", ".##.", "...."}), 301);
  plan.starts.kind = StartPlan::Kind::all;
  plan.games = 3;
  EXPECT_EQ(start_pairs(plan), 12 * 12);
  const Tally tally = play_tournament(plan).tally;
  EXPECT_EQ(tally.starts.size(), 144U);
  for (const auto& [points, start] : tally.starts) EXPECT_EQ(start.games, 3);
}

TEST(Tournament, ForcedStartsStandWhateverThePlanSays) {
  TournamentPlan plan = plan_on(known::archipelago(), 301);
  plan.starts = {StartPlan::Kind::fixed, {4, 4}, {5, 5}};
  plan.games = 2;
  const Tally tally = play_tournament(plan).tally;
  ASSERT_EQ(tally.starts.size(), 1U);
  EXPECT_EQ(tally.starts.begin()->first, (std::pair{Point{0, 0}, Point{9, 9}}));
}

TEST(Tournament, StopsWithWholeBlocksAndSaysSo) {
  TournamentPlan plan = plan_on(known::north_pole(), 301);
  plan.games = 100'000;
  std::atomic<bool> stop{false};
  const auto outcome =
      play_tournament(plan, {{}, [&](Count played, Count) { stop = played > 200; }, &stop});
  EXPECT_FALSE(outcome.complete);
  EXPECT_LT(outcome.tally.games, 1'000);
  plan.games = outcome.tally.games;
  const auto whole = play_tournament(plan);
  EXPECT_TRUE(whole.complete);
  EXPECT_EQ(whole.tally, outcome.tally);
}

TEST(Tournament, SaysWhatKeepsItFromPlaying) {
  TournamentPlan plan = plan_on(known::north_pole(), 301);
  EXPECT_EQ(problem_with(plan), "");
  plan.blue = "admiral";
  EXPECT_EQ(problem_with(plan),
            "there is no agent \"admiral\" (expected one of: " + agent_names() + ")");
  plan.blue = "random";
  plan.starts = {StartPlan::Kind::fixed, {7, 2}, {0, 0}};
  EXPECT_EQ(problem_with(plan), "the start of blue, H3, is not water");
  EXPECT_EQ(problem_with(plan_on(known::sea({"####", "####", "####", "####"}), 301)),
            "the map has no water");
}

TEST(Tournament, AFailingRecordEndsItWithTheFailure) {
  TournamentPlan plan = plan_on(known::north_pole(), 301);
  plan.jobs = 3;
  const TournamentHooks hooks{
      [](Count, const GameRecord&) { throw std::runtime_error("full"); }, {}, nullptr};
  EXPECT_THROW(play_tournament(plan, hooks), std::runtime_error);
}

}  // namespace
}  // namespace chartroom::play
