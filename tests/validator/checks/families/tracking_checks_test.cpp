#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/known_maps.h"
#include "validator/checks/analysis/tracking_metrics.h"
#include "validator/checks/catalogue.h"
#include "validator/checks/diagnostic.h"
#include "validator/checks/map_subject.h"
#include "validator/rules/rulebook.h"

namespace chartroom::checks {
using namespace maps;
using namespace rules;
namespace {

std::vector<Diagnostic> run(std::string_view code, const Map& map) {
  const Rulebook rules = rulebook_for(map);
  return standard_catalogue().find(code)->run({map, rules, {}, Level::tracking});
}

// From A1 nobody can make three moves: whoever starts there surfaces on B1.
TEST(TrackingChecks, AStartFromWhichEveryTrailEndsAtOnceIsTelling) {
  const Map map = known::sea({"..#...", "###...", "......", "......"});
  const auto found = run("T403", map);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_TRUE((known::points({"A1", "B1"}) - found[0].points).empty());
}

TEST(TrackingChecks, AStartWithoutAnyMoveIsNoConcernOfThem) {
  const Map map = known::sea({".#....", "##....", "......", "......"});
  for (const Diagnostic& found : run("T403", map)) EXPECT_FALSE(found.points.contains({0, 0}));
}

// Lanes of four points: six moves are never made, and yet every captain is found.
TEST(TrackingChecks, ASeaOfShortTrailsIsEasyToTrack) {
  const Map map = known::sea({"....", "####", "....", "####"});
  const auto found = run("T401", map);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].message.english(),
            "Within 6 moves, the radio operator finds the submarine from 8 of 8 starts");
  EXPECT_TRUE(run("T401", blank_map({10, 10}, "sea", "Sea")).empty());
}

TEST(TrackingChecks, OneMoveIsSaidAsOne) {
  const Thresholds::Values one{{"easy_moves", 1}, {"hard_moves", 1}, {"hard_placements", 0.1}};
  const Map map = known::sea({"..##", "####", "####", "####"});
  const Rulebook rules = rulebook_for(map);
  MapSubject subject(map, rules, Thresholds(one), Level::tracking);
  const TrackingMetrics tracking = tracking_metrics(map);
  subject.tracking = &tracking;
  const auto said = [&](std::string_view code) {
    const auto found = standard_catalogue().find(code)->run(subject);
    return found.empty() ? "" : found[0].message.english();
  };
  EXPECT_EQ(said("T401"),
            "Within 1 move, the radio operator finds the submarine from 2 of 2 starts");
  EXPECT_EQ(said("T402"), "After 1 move, 1.0 possible positions are left on average");
}

TEST(TrackingChecks, TheKnownMapsAreNeitherEasyNorTelling) {
  for (const Map& map :
       {known::archipelago(), known::north_pole(), known::alpha(), known::bravo()}) {
    EXPECT_TRUE(run("T401", map).empty()) << map.id;
    EXPECT_TRUE(run("T403", map).empty()) << map.id;
  }
}

}  // namespace
}  // namespace chartroom::checks
