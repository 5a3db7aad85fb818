// Tests simulated play in realtime with whole games.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <mutex>

#include "tests/known_maps.h"
#include "validator/play/referee/referee.h"
#include "validator/play/simulation/simulation_report.h"

namespace chartroom::play {
using namespace maps;
using namespace rules;
namespace {

TournamentPlan realtime_plan(Count games) {
  TournamentPlan plan;
  plan.map = known::north_pole();
  plan.rules = rulebook_for(plan.map);
  plan.variant = Variant::realtime;
  plan.games = games;
  return plan;
}

std::map<Count, GameRecord> records_of(const TournamentPlan& plan) {
  std::map<Count, GameRecord> records;
  std::mutex mutex;
  const auto keep = [&](Count game, const GameRecord& record) {
    const std::lock_guard lock(mutex);
    records[game] = record;
  };
  play_tournament(plan, {keep, {}, nullptr});
  return records;
}

Count calls_of(const std::map<Count, GameRecord>& records, Team team) {
  Count calls = 0;
  for (const auto& [game, record] : records) {
    for (const RecordPly& ply : record.plies) calls += ply.team == team ? 1 : 0;
  }
  return calls;
}

TEST(Realtime, GivesTheSameBytesOnAnyNumberOfJobs) {
  TournamentPlan plan = realtime_plan(301);
  plan.paces = {Pace{3000, 2999}, Pace{}};
  const std::string alone = simulation_json(simulation_of(plan, play_tournament(plan)));
  for (const int jobs : {2, 5}) {
    plan.jobs = jobs;
    EXPECT_EQ(simulation_json(simulation_of(plan, play_tournament(plan))), alone);
  }
}

TEST(Realtime, TheRefereeFindsItsRecordsLegalAndTheirFirstTheOneWhoCalledFirst) {
  const TournamentPlan plan = realtime_plan(60);
  int out_of_turn = 0;
  for (const auto& [game, written] : records_of(plan)) {
    const auto read = parse_records(record_text(written), "x.game");
    ASSERT_TRUE(read);
    const GameRecord& record = read.value->front();
    EXPECT_EQ(record.variant, Variant::realtime);
    EXPECT_EQ(record.first, record.plies.front().team);
    const RefereeReport report = referee(record, plan.map, plan.rules);
    ASSERT_FALSE(report.violation) << report.violation->message().english();
    for (std::size_t i = 1; i < record.plies.size(); ++i) {
      out_of_turn += record.plies[i].team == record.plies[i - 1].team ? 1 : 0;
    }
  }
  EXPECT_GT(out_of_turn, 60);
}

TEST(Realtime, EqualSettingsGiveAnUnbiasedShare) {
  const Tally tally = play_tournament(realtime_plan(2'000)).tally;
  const double blue = static_cast<double>(tally.wins_by_team[0]);
  const double decided = blue + static_cast<double>(tally.wins_by_team[1]);
  ASSERT_GT(decided, 1'000);
  EXPECT_NEAR(blue / decided, 0.5, 4 * 0.5 / std::sqrt(decided));
  EXPECT_EQ(tally.wins_by_first[0] + tally.wins_by_first[1],
            tally.wins_by_team[0] + tally.wins_by_team[1]);
}

TEST(Realtime, AFasterClockCallsMoreOften) {
  TournamentPlan plan = realtime_plan(400);
  plan.paces = {Pace{2000, 1000}, Pace{4000, 2000}};
  const auto records = records_of(plan);
  const double blue = static_cast<double>(calls_of(records, Team::blue));
  const double green = static_cast<double>(calls_of(records, Team::green));
  EXPECT_NEAR(blue / green, 2.0, 0.1);
}

TEST(Realtime, AClockThatCannotBeIsAProblemOfThePlanOnlyInRealtime) {
  TournamentPlan plan = realtime_plan(1);
  plan.paces[1] = Pace{1000, 1000};
  EXPECT_EQ(problem_with(plan), "the clock of green, 1000,1000, is not possible");
  plan.variant = Variant::turns;
  EXPECT_EQ(problem_with(plan), "");
}

TEST(Realtime, ReportsSayHowFastTeamsCall) {
  TournamentPlan plan = realtime_plan(20);
  plan.paces[0] = Pace{2500, 1000};
  const TournamentOutcome outcome = play_tournament(plan);
  EXPECT_THAT(simulation_json(simulation_of(plan, outcome)),
              testing::HasSubstr("\"variant\":\"realtime\",\"clocks\":{\"blue\":[2500,1000],"
                                 "\"green\":[4000,2000]},\"asked\":"));
  EXPECT_THAT(
      simulation_text(simulation_of(plan, outcome)),
      testing::HasSubstr("Realtime: blue calls every 1.5 to 3.5 s, green every 2.0 to 6.0 s."
                         "\n"));
  EXPECT_THAT(simulation_text(simulation_of(plan, outcome)),
              testing::HasSubstr("No verdict on the map"));
  plan.paces[1] = plan.paces[0];
  EXPECT_THAT(simulation_text(simulation_of(plan, play_tournament(plan))),
              testing::HasSubstr("the team that calls first takes"));
}

}  // namespace
}  // namespace chartroom::play
