#include "validator/play/simulation/simulation_report.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/known_maps.h"

namespace chartroom::play {
using namespace rules;
namespace {

using testing::HasSubstr;

class SimulationReport : public testing::Test {
 protected:
  SimulationReport() {
    plan_.map = known::archipelago();
    plan_.rules = rulebook_for(plan_.map);
    plan_.games = 64;
    outcome_ = play_tournament(plan_);
  }
  TournamentPlan plan_;
  TournamentOutcome outcome_;
};

TEST_F(SimulationReport, TheJsonHasTheFieldsOfTheFormat) {
  const std::string json = simulation_json(simulation_of(plan_, outcome_));
  for (const char* field : {"\"format\":\"chartroom-simulate\"",
                            "\"version\":1",
                            "\"map\":\"archipelago\"",
                            "\"map_hash\":\"",
                            "\"seed\":1,",
                            "\"games\":64",
                            "\"agents\":{\"blue\":\"novice\"",
                            "\"surfacing\":\"blocked\"",
                            "\"variant\":\"turns\"",
                            "\"complete\":true",
                            "\"wins_by_team\":",
                            "\"wins_by_first\":",
                            "\"draws\":",
                            "\"unfinished\":",
                            "\"pairs\":[",
                            "\"starts\":[{\"blue\":\"A1\",\"green\":\"J10\",\"games\":64",
                            "\"plies\":[[",
                            "\"localised_after\":[[",
                            "\"actions\":{\"navigate\":",
                            "\"damage\":{\"torpedo\":",
                            "\"visits\":[[",
                            "\"hits\":[[",
                            "\"surfacings\":[[",
                            "\"verdicts\":[{\"name\":"}) {
    EXPECT_THAT(json, HasSubstr(field));
  }
  EXPECT_EQ(json.back(), '\n');
  EXPECT_EQ(std::count(json.begin(), json.end(), '\n'), 1) << "one document a line";
}

TEST_F(SimulationReport, TheTextNamesMapPlayersAndVerdicts) {
  const std::string text = simulation_text(simulation_of(plan_, outcome_));
  for (const char* part : {"Archipelago (archipelago)", "novice as blue",
                           "starts forced by the map", "95% interval", "First move:", "Sides:"}) {
    EXPECT_THAT(text, HasSubstr(part));
  }
}

// Plays a plan and expects both questions open.
void expect_no_verdict(const TournamentPlan& plan) {
  const Simulation mixed = simulation_of(plan, play_tournament(plan));
  const std::string text = simulation_text(mixed);
  EXPECT_THAT(
      text,
      HasSubstr("\n  No verdict on the map, because different captains play the two sides.\n"));
  EXPECT_THAT(text, HasSubstr("\n  blue wins ")) << "the shares are there";
  EXPECT_THAT(text, testing::Not(HasSubstr("Sides:")));
  EXPECT_THAT(text, testing::Not(HasSubstr("First move:")));
  const std::string json = simulation_json(mixed);
  EXPECT_THAT(json, testing::ContainsRegex("\"name\":\"side\",[^}]*\"decision\":\"undecided\","
                                           "\"favours\":null,"));
  EXPECT_THAT(json, testing::ContainsRegex("\"name\":\"first-move\",[^}]*\"decision\":"
                                           "\"undecided\",\"favours\":null,"));
}

// The stronger captain wins far more than a fair share, and its opponent's equal would not.
TEST_F(SimulationReport, GivesNoVerdictOnAMapWhoseSidesHaveDifferentCaptains) {
  plan_.games = 400;
  plan_.blue = "random";
  const Tally tally = play_tournament(plan_).tally;
  ASSERT_EQ(verdicts(tally, "random-novice", kReportConfidence)[1].decision, Decision::unfair)
      << "as if the sides had equal captains";
  expect_no_verdict(plan_);
}

TEST_F(SimulationReport, GivesNoVerdictOnAMapWhoseSidesHaveDifferentClocks) {
  plan_.variant = Variant::realtime;
  plan_.paces[1].mean = 2 * plan_.paces[0].mean;
  expect_no_verdict(plan_);
}

TEST_F(SimulationReport, IgnoresClocksInTurns) {
  plan_.paces[1].mean = 2 * plan_.paces[0].mean;
  EXPECT_FALSE(captains_differ(header_of(plan_)));
}

TEST_F(SimulationReport, AMapThatStallsStallsWithAnyCaptains) {
  SimulationHeader header = header_of(plan_);
  header.agents = {"novice", "expert"};
  Tally tally;
  tally.games = tally.unfinished = 1'000;
  tally.pairs[2] = tally.pairs_by_first[2] = 500;
  for (const Verdict& verdict : verdicts_of(header, tally)) {
    EXPECT_EQ(verdict.decision, Decision::stalls);
  }
}

}  // namespace
}  // namespace chartroom::play
