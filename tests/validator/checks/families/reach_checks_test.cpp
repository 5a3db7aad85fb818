#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>

#include "tests/known_maps.h"
#include "validator/checks/catalogue.h"
#include "validator/checks/diagnostic.h"
#include "validator/checks/families/reach/quadrant_contacts.h"
#include "validator/rules/rulebook.h"

namespace chartroom::checks {
using namespace maps;
using namespace rules;
using namespace reports;
namespace {

std::vector<Diagnostic> run(std::string_view code, const Map& map) {
  const Rulebook rules = rulebook_for(map);
  return standard_catalogue().find(code)->run({map, rules});
}

TEST(ReachChecks, NoWaterAtAllIsReportedWithoutAPoint) {
  const auto found = run("R201", known::sea({"####", "####", "####", "####"}));
  ASSERT_EQ(found.size(), 1U);
  EXPECT_TRUE(found[0].points.empty());
  EXPECT_TRUE(run("R202", known::sea({"####", "####", "####", "####"})).empty());
}

TEST(ReachChecks, SeveralSmallPiecesAreOneFindingWithTheirSizes) {
  const auto found = run("R201", known::sea({".#..#.", "#....#", "......", "......"}));
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].points, known::points({"A1", "F1"}));
  EXPECT_EQ(std::get<std::vector<std::int64_t>>(found[0].evidence[0].second),
            (std::vector<std::int64_t>{18, 1, 1}));
  EXPECT_THAT(found[0].message.english(), testing::HasSubstr("A1 and F1 cannot be reached"));
}

// One fault, one finding: the starts are S301, and surface points are where they were.
TEST(ReachChecks, StartsOnIslandsDoNotMakeSurfacePointsUnreachable) {
  Map map = known::sea({"......", ".##...", "......", "......"});
  map.surfacing = Surfacing{known::points({"A1", "F4", "C3"}), 1};
  map.starts = {Point{1, 1}, Point{2, 1}};
  EXPECT_EQ(run("S301", map).size(), 2U);
  EXPECT_TRUE(run("R205", map).empty());
  EXPECT_TRUE(run("R206", map).empty());
}

TEST(ReachChecks, AStartOnAnIslandHidesNoSurfacePointThatIsCutOff) {
  Map map = known::sea({".#....", "##....", "......", "......"});
  map.surfacing = Surfacing{known::points({"A1", "F4"}), 1};
  map.starts = {Point{1, 0}, Point{0, 1}};
  const auto found = run("R206", map);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].points, known::points({"A1"}));
  map.starts.green = Point{0, 0};
  EXPECT_TRUE(run("R206", map).empty()) << "green begins there";
}

EvidenceValue evidence_of(const Diagnostic& found, std::string_view name) {
  const auto one = std::ranges::find(found.evidence, name, &Evidence::value_type::first);
  return one == found.evidence.end() ? EvidenceValue(std::string("none")) : one->second;
}

TEST(ReachChecks, ADeadEndNamesTheIslandThatWouldOpenIt) {
  const auto found = run("R202", known::sea({"......", ".#####", "......", "......"}));
  ASSERT_EQ(found.size(), 1U);
  EXPECT_THAT(found[0].message.english(), testing::EndsWith(". Making F2 water opens it"));
  EXPECT_EQ(evidence_of(found[0], "opening"), EvidenceValue(std::string("F2")));
  const auto thick =
      run("R202", known::sea({"###.##", "###.##", "......", "......", "......", "......"}));
  ASSERT_EQ(thick.size(), 1U);
  EXPECT_EQ(thick[0].message.english(), "Dead end at D1 and D2, entered from D3");
  EXPECT_EQ(evidence_of(thick[0], "opening"), EvidenceValue(std::string("none")));
}

TEST(ReachChecks, APocketSaysWhatShareWasMeasured) {
  const auto found =
      run("R204", known::sea({"..#...", "..#...", "#.#...", "#.#...", "......", "......"}));
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].points.count(), 6);
  EXPECT_EQ(evidence_of(found[0], "measured"), EvidenceValue(std::vector<std::int64_t>{3, 30}))
      << "B2, B3 and B4 lead there";
  EXPECT_THAT(found[0].message.english(),
              testing::StartsWith(
                  "A pocket of 6 points behind B5, 10.0% of the water beyond its passage: "));
  EXPECT_EQ(evidence_of(found[0], "branches"), EvidenceValue(std::string("none")))
      << "there is room to turn";
}

TEST(ReachChecks, APocketInWhichNobodyCanTurnCountsItsBranches) {
  const auto found = run("R204", known::sea({".....##", "##.####", ".......", ".......", ".......",
                                             ".......", "......."}));
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(evidence_of(found[0], "branches"), EvidenceValue(std::int64_t{2}));
  EXPECT_THAT(found[0].message.english(), testing::HasSubstr(" behind C3 in 2 branches, 12.2% "));
  EXPECT_TRUE(run("R202", known::sea({".....##", "##.####", ".......", ".......", ".......",
                                      ".......", "......."}))
                  .empty());
}

// Two bays joined by a bridge in row 3, along which the quadrants touch.
TEST(ReachChecks, ABridgeBetweenQuadrantsIsOneFinding) {
  const Map map = known::sea({"...##...", "...##...", "........", "...##...", "...##...",
                              "...##...", "...##...", "...##..."});
  const auto found = run("R203", map);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_THAT(found[0].evidence,
              testing::Contains(
                  testing::Pair("quadrants", EvidenceValue(std::vector<std::string>{"1 and 2"}))));
  EXPECT_TRUE(run("R208", map).empty());
}

TEST(ReachChecks, APlaceWhereQuadrantsTouchOffABridgeIsAFindingOfItsOwn) {
  const Map map = known::sea({"..#...", "..#...", "......", "......", "......", "......"});
  EXPECT_EQ(run("R208", map).size(), 1U);
  EXPECT_TRUE(run("R203", map).empty());
}

// A single contact is told of by one of both, and by no more.
TEST(ReachChecks, EverySingleContactIsToldOfOnce) {
  std::mt19937 random(52);
  for (int i = 0; i < 200; ++i) {
    const Map map = known::random_map(random);
    const Rulebook rules = rulebook_for(map);
    const MapSubject subject{map, rules};
    PointSet bridges;
    for (const Diagnostic& found : run("R203", map)) bridges |= found.points;
    std::vector<PointSet> alone;
    for (const Diagnostic& found : run("R208", map)) alone.push_back(found.points);
    for (const SingleContact& contact : single_contacts(subject)) {
      const bool bridge = !(contact.points() & bridges).empty();
      EXPECT_EQ(std::ranges::count(alone, contact.points()), bridge ? 0 : 1);
    }
  }
}

}  // namespace
}  // namespace chartroom::checks
