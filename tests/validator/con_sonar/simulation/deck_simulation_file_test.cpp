// Tests that documents of deck simulations read back and that shards add up.
#include <gmock/gmock.h>

#include "tests/maps/con_sonar/decks.h"
#include "validator/con_sonar/simulation/deck_simulation.h"

namespace chartroom::con_sonar {
namespace {

using ::testing::HasSubstr;

SeriesPlan plan_of(int admirals, Count games) {
  SeriesPlan plan{Rules(decks::shipped()), {0, 1, 2, 3, 4, 5}, {}};
  plan.agents.assign(static_cast<std::size_t>(admirals), "greedy");
  plan.games = games;
  return plan;
}

Simulation played(const SeriesPlan& plan, std::optional<series::Shard> shard = {}) {
  Range range = plan.all_games();
  if (shard) {
    const auto [begin, end] = series::part_of(plan.games, *shard);
    range = {begin, end};
  }
  return simulation_of(plan, play_series(plan, range), shard);
}

std::string error_of(const std::string& text) {
  const auto read = parse_simulations(text, "x.json");
  return read ? "" : read.errors[0].text();
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

TEST(SimulationFile, ReadsWhatWasWritten) {
  SeriesPlan plan = plan_of(6, 50);
  SeriesPlan changed = plan_of(3, 40);
  changed.sonar_level = 1;
  changed.first_hand_sizes = {3, 3, 5};
  changed.seat_order = SeatOrder::snake;
  changed.nations = {5, 0, 3};
  const std::string text =
      simulation_json(played(plan)) + simulation_json(played(changed, {{1, 2}}));
  const auto read = parse_simulations(text, "x.json");
  ASSERT_TRUE(read) << read.errors[0].text();
  std::string again;
  for (const Simulation& simulation : *read.value) again += simulation_json(simulation);
  EXPECT_EQ(again, text);
  EXPECT_EQ(read.value->at(1).header, header_of(changed, series::Shard{1, 2}));
  EXPECT_EQ(header_of(plan_of(read.value->at(1).header, decks::shipped())), header_of(changed));
}

TEST(SimulationFile, AddsShardsUpToWhatOneRunGives) {
  const SeriesPlan plan = plan_of(5, 101);
  std::vector<ShardFile> files;
  for (const int part : {3, 1, 2}) {
    const std::string text = simulation_json(played(plan, {{part, 3}}));
    files.push_back({std::to_string(part), *parse_simulations(text, "x.json").value});
  }
  const auto merged = merge_shards(files);
  ASSERT_TRUE(merged);
  EXPECT_EQ(simulation_json(merged.value->front()), simulation_json(played(plan)));
  files.pop_back();
  EXPECT_THAT(merge_shards(files).errors[0].text(), HasSubstr("missing shard 2/3 of this run"));
  files.push_back({"other", {played(plan_of(4, 101), {{2, 3}})}});
  EXPECT_THAT(merge_shards(files).errors[0].text(), HasSubstr("\"agents\" differs from"));
}

TEST(SimulationFile, RefusesWhatIsWrongAtItsPlace) {
  const std::string good = simulation_json(played(plan_of(2, 20)));
  EXPECT_EQ(error_of(good), "");
  EXPECT_THAT(error_of(replaced(good, "\"games\":20", "\"games\":21")),
              HasSubstr("the sum of wins"));
  EXPECT_THAT(error_of(replaced(good, "\"turns\"", "\"moves\"")),
              HasSubstr("\"turns\" is missing"));
  EXPECT_THAT(error_of(replaced(good, "\"order\":\"rounds\"", "\"order\":\"circle\"")),
              HasSubstr("rounds or snake"));
  EXPECT_THAT(error_of(replaced(good, "{\"red\":", "{\"rot\":")), HasSubstr("\"admirals\""));
  EXPECT_THAT(error_of(replaced(good, "\"wins_by_seat\":[", "\"wins_by_seat\":[0.1,")),
              HasSubstr("with one element for each"));
  EXPECT_THAT(error_of("{"), HasSubstr("x.json:1:"));
  EXPECT_THAT(error_of(""), HasSubstr("no results"));
  PlayBudget budget;
  budget.levels = {"random"};
  budget.most_games = 1'000;
  const Rules rules(decks::shipped());
  const std::string checked =
      simulation_json(simulation_of(rules, measure_fairness(rules, budget)));
  EXPECT_THAT(error_of(checked), HasSubstr("cannot be merged or resumed"));
}

TEST(SimulationText, TellsADesignerThatEarlySeatsWinMore) {
  SeriesPlan plan = plan_of(6, 6'000);
  const std::string text = simulation_text(played(plan));
  EXPECT_THAT(text, HasSubstr("Early seats win more: the first 2"));
  EXPECT_THAT(text, HasSubstr("--first-hands"));
  plan.agents.assign(6, "random");
  EXPECT_THAT(simulation_text(played(plan)), ::testing::Not(HasSubstr("Early seats")));
}

TEST(SimulationText, SaysNothingOnSeatsWhoseAgentsDiffer) {
  SeriesPlan plan = plan_of(4, 400);
  plan.agents[0] = "planner";
  const Simulation mixed = played(plan);
  const std::string text = simulation_text(mixed);
  EXPECT_THAT(text, HasSubstr("No verdict on the seats, because different agents play them"));
  EXPECT_THAT(text, HasSubstr("\n  seat 1 "));
  EXPECT_THAT(text, ::testing::Not(HasSubstr("The seats are")));
  EXPECT_THAT(text, ::testing::Not(HasSubstr("Early seats")));
  EXPECT_THAT(text, ::testing::Not(HasSubstr("--first-hands")));
  EXPECT_THAT(text, HasSubstr("the nations"));
  EXPECT_THAT(simulation_json(mixed),
              HasSubstr("\"name\":\"seats\",\"level\":\"planner,greedy,greedy,greedy\","
                        "\"decision\":\"undecided\",\"favours\":null,"));
}

}  // namespace
}  // namespace chartroom::con_sonar
