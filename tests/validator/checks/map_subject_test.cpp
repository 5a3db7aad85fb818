#include "validator/checks/map_subject.h"

#include <gtest/gtest.h>

#include "tests/known_maps.h"
#include "validator/rules/rulebook.h"

namespace chartroom::checks {
using namespace maps;
using namespace rules;
namespace {

TEST(MapSubject, KnowsTheWaterItsPiecesAndItsQuadrants) {
  const Map map = known::sea({".#....", "#.....", "......", "......"});
  const Rulebook rules = rulebook_for(map);
  const MapSubject subject(map, rules);
  EXPECT_EQ(subject.water, map.water());
  ASSERT_EQ(subject.components.size(), 2U);
  EXPECT_EQ(subject.components[1], known::points({"A1"}));
  ASSERT_EQ(subject.quadrants.size(), 4U);
  EXPECT_EQ(subject.quadrants[0].number, 1);
  EXPECT_EQ(subject.quadrants[0].points, known::points({"A1", "B1", "C1", "A2", "B2", "C2"}));
  EXPECT_EQ(subject.quadrants[0].water, known::points({"A1", "C1", "B2", "C2"}));
}

TEST(MapSubject, CutsOffByTheThresholdOfAPocket) {
  const Map map = known::sea({"..#...", "..#...", "......", "###..."});
  const Rulebook rules = rulebook_for(map);
  const MapSubject usual(map, rules);
  ASSERT_EQ(usual.cut_off_parts.size(), 1U);
  EXPECT_EQ(usual.cut_off_parts[0].kind, PartKind::narrows);
  const Thresholds::Values larger{{"pocket_share", 0.5}};
  const MapSubject other(map, rules, Thresholds(larger));
  ASSERT_EQ(other.cut_off_parts.size(), 1U);
  EXPECT_EQ(other.cut_off_parts[0].kind, PartKind::pocket);
}

TEST(MapSubject, TakesAMapWithoutWater) {
  const Map map = known::sea({"####", "####", "####", "####"});
  const Rulebook rules = rulebook_for(map);
  const MapSubject subject(map, rules);
  EXPECT_TRUE(subject.components.empty());
  EXPECT_TRUE(subject.cut_off_parts.empty());
  EXPECT_TRUE(subject.quadrants[0].water.empty());
}

}  // namespace
}  // namespace chartroom::checks
