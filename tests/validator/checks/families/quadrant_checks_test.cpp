#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/known_maps.h"
#include "validator/checks/catalogue.h"
#include "validator/checks/diagnostic.h"
#include "validator/checks/map_subject.h"
#include "validator/rules/rulebook.h"

namespace chartroom::checks {
using namespace maps;
using namespace rules;
using namespace reports;
namespace {

using testing::Contains;
using testing::Pair;

std::vector<Diagnostic> run(std::string_view code, const Map& map) {
  const Rulebook rules = rulebook_for(map);
  return standard_catalogue().find(code)->run({map, rules});
}

// Open water with these points in another quadrant.
Map given(const std::vector<std::string>& names, int quadrant) {
  return edited(blank_map({8, 8}, "sea", "Sea"), SetQuadrant{known::points(names), quadrant});
}

TEST(QuadrantChecks, APointAstrayIsOneFindingThatSaysItIsRagged) {
  const Map map = given({"G7"}, 1);
  const auto found = run("Q102", map);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_THAT(found[0].evidence,
              Contains(Pair("ragged", EvidenceValue(std::vector<std::string>{"G7"}))));
  EXPECT_TRUE(run("Q105", map).empty());
}

TEST(QuadrantChecks, TwoPointsAstrayAreOneFindingToo) {
  const Map map = given({"F7", "G7"}, 1);
  EXPECT_EQ(run("Q102", map).size(), 1U);
  EXPECT_TRUE(run("Q105", map).empty());
}

TEST(QuadrantChecks, APieceWithoutLooseEndsIsNotRagged) {
  const auto found = run("Q102", given({"F6", "G6", "F7", "G7"}, 1));
  ASSERT_EQ(found.size(), 1U);
  EXPECT_THAT(found[0].evidence, testing::Not(Contains(Pair("ragged", testing::_))));
}

TEST(QuadrantChecks, AQuadrantOfSinglePointsIsOneFinding) {
  const Map map = edited(given({"C3"}, 9), SetQuadrant{known::points({"F6"}), 9});
  EXPECT_EQ(run("Q102", map).size(), 1U);
  EXPECT_TRUE(run("Q105", map).empty());
}

TEST(QuadrantChecks, ALooseEndOfTheLargestPieceIsStillRagged) {
  const Map map = edited(given({"G7"}, 1), SetQuadrant{known::points({"D1"}), 2});
  EXPECT_EQ(run("Q102", map).size(), 1U);
  const auto ragged = run("Q105", map);
  ASSERT_EQ(ragged.size(), 1U);
  EXPECT_EQ(ragged[0].points, known::points({"D1"}));
}

TEST(QuadrantChecks, AQuadrantOfOnePointIsRagged) {
  EXPECT_EQ(run("Q105", given({"G7"}, 9)).size(), 1U);
}

// No point is told of twice, and none that has too few neighbours is passed over.
TEST(QuadrantChecks, EveryRaggedPointIsToldOfOnce) {
  std::mt19937 random(51);
  for (int i = 0; i < 200; ++i) {
    Map map = known::random_map(random);
    for (int k = 0; k < 4; ++k) {
      map.quadrants.set(known::random_water(map, random), 1 + static_cast<int>(random() % 4));
    }
    PointSet apart;
    for (const Diagnostic& found : run("Q102", map)) apart |= found.points;
    PointSet ragged;
    for (const Diagnostic& found : run("Q105", map)) ragged |= found.points;
    EXPECT_TRUE((apart & ragged).empty());
    for (const Point p : map.points()) {
      const PointSet own = map.quadrant(map.quadrants.at(p));
      const int alike = (PointSet{p}.neighbours() & own).count();
      const bool alone = alike == 0 && own.count() > 1;
      EXPECT_TRUE(alike > 1 || alone || (apart | ragged).contains(p)) << to_string(p);
    }
  }
}

}  // namespace
}  // namespace chartroom::checks
