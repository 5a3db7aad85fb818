#include "validator/play/simulation/simulation_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/known_maps.h"
#include "tests/validator/play/simulation/plans.h"
#include "validator/play/simulation/simulation_report.h"

namespace chartroom::play {
using namespace maps;
using namespace rules;
namespace {

using testing::HasSubstr;

std::string whole_run(const TournamentPlan& plan) {
  return simulation_json(simulation_of(plan, play_tournament(plan)));
}

ShardFile shard_file(const TournamentPlan& plan, Shard shard) {
  const Simulation played = simulation_of(plan, play_pairs(plan, range_of(plan, shard)), shard);
  const std::string path = "shard-" + std::to_string(shard.part) + ".json";
  auto read = parse_simulations(simulation_json(played), path);
  EXPECT_TRUE(read) << read.errors.front().text();
  return {path, *read.value};
}

std::string first_error(const ParseResult<std::vector<Simulation>>& read) {
  return read.errors.empty() ? "" : read.errors.front().text();
}

TEST(SimulationFile, WhatIsWrittenReadsBackAsTheSameBytes) {
  TournamentPlan plan = plan_on(known::north_pole(), 31);
  plan.variant = Variant::realtime;
  plan.surfacing = SurfacingWill::at_will;
  plan.green = "random";
  const std::string json = whole_run(plan);
  const auto read = parse_simulations(json, "x.json");
  ASSERT_TRUE(read) << first_error(read);
  EXPECT_EQ(simulation_json(read.value->front()), json);
}

TEST(SimulationFile, MergedShardsAreTheBytesOfOneRun) {
  TournamentPlan free = plan_on(known::archipelago(), 101);
  TournamentPlan every = plan_on(known::sea({"....", ".##.", "....", "...."}), 3);
  every.starts.kind = StartPlan::Kind::all;
  TournamentPlan unlike = plan_on(known::archipelago(), 400);
  unlike.blue = "random";
  for (const TournamentPlan& plan : {free, every, unlike}) {
    const std::string whole = whole_run(plan);
    for (const int parts : {1, 2, 5}) {
      std::vector<ShardFile> files;
      for (int part = parts; part >= 1; --part) files.push_back(shard_file(plan, {part, parts}));
      const auto merged = merge_shards(files);
      ASSERT_TRUE(merged) << first_error(merged);
      EXPECT_EQ(simulation_json(merged.value->front()), whole);
    }
  }
}

TEST(SimulationFile, MoreShardsThanPairsAreStillTheWhole) {
  const TournamentPlan plan = plan_on(known::archipelago(), 4);
  std::vector<ShardFile> files;
  for (int part = 1; part <= 5; ++part) files.push_back(shard_file(plan, {part, 5}));
  const auto merged = merge_shards(files);
  ASSERT_TRUE(merged) << first_error(merged);
  EXPECT_EQ(simulation_json(merged.value->front()), whole_run(plan));
}

TEST(SimulationFile, AShardThatIsMissingOrDoubledIsNamed) {
  const TournamentPlan plan = plan_on(known::archipelago(), 12);
  const ShardFile one = shard_file(plan, {1, 3});
  const ShardFile two = shard_file(plan, {2, 3});
  EXPECT_THAT(first_error(merge_shards({one, two})), HasSubstr("missing shard 3/3 of this run"));
  EXPECT_THAT(first_error(merge_shards({one, two, two})), HasSubstr("shard 2/3 is a duplicate"));
  EXPECT_THAT(first_error(merge_shards({one, shard_file(plan, {2, 2})})),
              HasSubstr("shard-2.json: it is shard 2/2, but shard-1.json is shard 1/3"));
}

TEST(SimulationFile, AShardOfAnotherRunIsRefused) {
  const TournamentPlan plan = plan_on(known::archipelago(), 12);
  const ShardFile one = shard_file(plan, {1, 2});
  const auto refused = [&](auto change) {
    TournamentPlan other = plan;
    change(other);
    return first_error(merge_shards({one, shard_file(other, {2, 2})}));
  };
  EXPECT_THAT(refused([](TournamentPlan& p) { p.seed = 2; }), HasSubstr("\"seed\""));
  EXPECT_THAT(refused([](TournamentPlan& p) { p.games = 14; }), HasSubstr("\"games asked\""));
  EXPECT_THAT(refused([](TournamentPlan& p) { p.blue = "random"; }), HasSubstr("\"agents\""));
  EXPECT_THAT(refused([](TournamentPlan& p) { p.rules.sonar = 1; }), HasSubstr("\"rules\""));
  EXPECT_THAT(refused([](TournamentPlan& p) {
                p.map.islands.insert({4, 4});
              }),
              HasSubstr("\"map_hash\""));
  EXPECT_THAT(refused([](TournamentPlan& p) { p.starts.kind = StartPlan::Kind::all; }),
              HasSubstr("\"starts asked\""));
}

TEST(SimulationFile, AShardOfOtherCaptainsIsRefused) {
  const TournamentPlan plan = plan_on(known::archipelago(), 12);
  ShardFile two = shard_file(plan, {2, 2});
  two.simulations.front().header.captains = kCaptains - 1;
  EXPECT_THAT(first_error(merge_shards({shard_file(plan, {1, 2}), two})),
              HasSubstr("\"captains\""));
}

TEST(SimulationFile, AFileThatTellsNoCaptainsIsOfTheFirst) {
  std::string json = whole_run(plan_on(known::archipelago(), 4));
  const std::string told = "\"captains\":" + std::to_string(kCaptains) + ",";
  ASSERT_NE(json.find(told), std::string::npos);
  json.erase(json.find(told), told.size());
  const auto read = parse_simulations(json, "x.json");
  ASSERT_TRUE(read) << first_error(read);
  EXPECT_EQ(read.value->front().header.captains, 1);
}

TEST(SimulationFile, AnUnfinishedShardIsRefused) {
  const TournamentPlan plan = plan_on(known::archipelago(), 12);
  ShardFile one = shard_file(plan, {1, 2});
  one.simulations.front().complete = false;
  EXPECT_THAT(first_error(merge_shards({shard_file(plan, {2, 2}), one})),
              HasSubstr("it was stopped early"));
}

TEST(SimulationFile, AWholeRunIsNoShard) {
  const TournamentPlan plan = plan_on(known::archipelago(), 4);
  const auto read = parse_simulations(whole_run(plan), "x.json");
  EXPECT_THAT(first_error(merge_shards({{"x.json", *read.value}})), HasSubstr("it is not a shard"));
}

TEST(SimulationFile, AJudgementCanBeNeitherMergedNorResumed) {
  const Map map = known::archipelago();
  FairnessBudget budget;
  budget.levels = {"novice"};
  budget.most_pairs = budget.confirming_pairs = budget.at_will_pairs = 8;
  const Rulebook rules = rulebook_for(map);
  const Simulation checked =
      simulation_of(map, rules, budget, measure_fairness(map, rules, budget));
  EXPECT_THAT(first_error(parse_simulations(simulation_json(checked), "x.json")),
              HasSubstr("--margin cannot be merged or resumed"));
}

TEST(SimulationFile, ErrorsHaveTheirPositions) {
  const std::string json = whole_run(plan_on(known::archipelago(), 4));
  const auto changed = [&](const std::string& from, const std::string& to) {
    std::string text = json;
    text.replace(text.find(from), from.size(), to);
    return first_error(parse_simulations("\n" + text, "x.json"));
  };
  EXPECT_THAT(changed("\"draws\":", "\"drawn\":"), HasSubstr("x.json:2:1: \"draws\" is missing"));
  EXPECT_THAT(changed("\"complete\":true", "\"complete\":1"),
              HasSubstr("\"complete\" must be true or false, not 1"));
  EXPECT_THAT(changed("\"games\":4", "\"games\":5"), HasSubstr("the sum of wins"));
  EXPECT_THAT(changed("\"first\":", "\"first\":9"), HasSubstr("the sum of wins"));
  EXPECT_THAT(changed("\"games\":4", "\"games\":-4"), HasSubstr("a whole number from 0"));
  EXPECT_THAT(changed("\"seed\":", "\"seed\":9999999999999999999"),
              HasSubstr("must be a whole number from 0 to 18446744073709551615, not"));
  EXPECT_THAT(changed("\"forced_surfacings\":", "\"forced_surfacings\":9999999999999999999"),
              HasSubstr("must be a whole number from 0 to 1152921504606846976, not"));
  EXPECT_THAT(changed("\"agents\":{", "\"agents\":5,\"more\":{"),
              HasSubstr("\"blue\" is missing (results of simulate"));
  EXPECT_THAT(changed("\"blue\":\"A1\"", "\"blue\":\"Z9\""), HasSubstr("a point of the map"));
  EXPECT_THAT(changed("chartroom-simulate", "chartroom-map"), HasSubstr("chartroom-simulate"));
  EXPECT_THAT(first_error(parse_simulations("", "x.json")), HasSubstr("no results"));
  EXPECT_THAT(first_error(parse_simulations("{\"format\":", "x.json")), HasSubstr("x.json:1:"));
}

TEST(Simulation, GoesOnAfterTheGamesThatItHas) {
  TournamentPlan plan = plan_on(known::archipelago(), 301);
  plan.jobs = 2;
  std::atomic<bool> stop{false};
  TournamentHooks hooks;
  hooks.progress = [&](Count played, Count) { stop = played >= 64; };
  hooks.stop = &stop;
  TournamentOutcome outcome = play_tournament(plan, hooks);
  ASSERT_FALSE(outcome.complete);
  Range rest = all_pairs(plan);
  rest.begin = pair_after(plan, rest, outcome.tally.games);
  outcome.tally += play_pairs(plan, rest).tally;
  outcome.complete = true;
  EXPECT_EQ(simulation_json(simulation_of(plan, std::move(outcome))), whole_run(plan));
}

TEST(Simulation, AnyNumberOfGamesTellsThePairThatComesNext) {
  TournamentPlan plan = plan_on(known::sea({"....", ".##.", "....", "...."}), 5);
  plan.starts.kind = StartPlan::Kind::all;
  const Range all = all_pairs(plan);
  for (Count pair = all.begin; pair <= all.end; pair += 7) {
    EXPECT_EQ(pair_after(plan, all, games_in(plan, {all.begin, pair})), pair);
  }
  const Range part{50, all.end};
  EXPECT_EQ(pair_after(plan, part, 0), 50);
  EXPECT_EQ(pair_after(plan, part, games_in(plan, part)), all.end);
}

}  // namespace
}  // namespace chartroom::play
