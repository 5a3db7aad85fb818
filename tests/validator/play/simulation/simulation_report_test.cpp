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
                           "starts forced by the map", "95 % interval", "First move:", "Sides:"}) {
    EXPECT_THAT(text, HasSubstr(part));
  }
}

}  // namespace
}  // namespace chartroom::play
