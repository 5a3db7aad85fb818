#include "validator/checks/analysis/cut_off_parts.h"

#include <gtest/gtest.h>

#include "tests/known_maps.h"
#include "validator/checks/analysis/sea_graph.h"

namespace chartroom::checks {
using namespace maps;
namespace {

constexpr double kShare = 0.25;

std::vector<CutOffPart> parts_of(const std::vector<std::string>& rows) {
  return cut_off_parts(known::sea(rows).water(), kShare);
}

TEST(CutOffParts, GivesADeadEndOnceAndWhole) {
  const auto bay = parts_of({"....####", "###.####", "........", "........"});
  ASSERT_EQ(bay.size(), 1U);
  EXPECT_EQ(bay[0].kind, PartKind::dead_end);
  EXPECT_EQ(bay[0].mouth, (Point{3, 2}));
  EXPECT_EQ(bay[0].part, known::points({"A1", "B1", "C1", "D1", "D2"}));
  EXPECT_TRUE(parts_of({"....", ".##.", ".##.", "...."}).empty()) << "a ring has no cut point";
}

TEST(CutOffParts, APocketHidesWhatLiesInIt) {
  const auto bay = parts_of({"..######", "...#####", "#..#####", "##.#####", "........", "........",
                             "........", "........"});
  ASSERT_EQ(bay.size(), 1U);
  EXPECT_EQ(bay[0].kind, PartKind::pocket);
  EXPECT_EQ(bay[0].mouth, (Point{2, 4}));
  EXPECT_EQ(bay[0].part.count(), 8);
}

TEST(CutOffParts, APassageIsOneNarrowsHoweverLong) {
  const auto straits = parts_of({"...###...", "...###...", ".........", "...###..."});
  ASSERT_EQ(straits.size(), 1U);
  EXPECT_EQ(straits[0].kind, PartKind::narrows);
  EXPECT_TRUE((known::points({"D3", "E3", "F3"}) - straits[0].passage).empty());
  EXPECT_EQ(straits[0].part.count() + straits[0].rest.count() + straits[0].passage.count(), 27);
}

TEST(CutOffParts, ADeadEndInOneSideOfANarrowsIsGivenToo) {
  const auto found =
      parts_of({".###.....", ".###.....", "....#....", ".........", "....#....", "....#...."});
  ASSERT_EQ(found.size(), 2U);
  EXPECT_EQ(found[0].kind, PartKind::dead_end);
  EXPECT_EQ(found[1].kind, PartKind::narrows);
}

// Each part once more, plainly: what a flood does not leave when the mouth or the passage is shut.
TEST(CutOffParts, APartIsCutOffWhenItsMouthIsShut) {
  std::mt19937 random(43);
  for (int i = 0; i < 150; ++i) {
    const PointSet piece = components(known::random_map(random).water())[0];
    for (const CutOffPart& part : cut_off_parts(piece, kShare)) {
      const bool narrows = part.kind == PartKind::narrows;
      const PointSet shut = piece - (narrows ? part.passage : PointSet{part.mouth});
      EXPECT_EQ(flood(PointSet{part.part.first()}, shut), part.part);
      for (const Point p : part.passage) {
        EXPECT_NE(flood(PointSet{part.part.first()}, piece - PointSet{p}), piece - PointSet{p});
      }
    }
  }
}

// Every cut point is in a part, its passage or its mouth.
TEST(CutOffParts, NoCutPointIsPassedOver) {
  std::mt19937 random(44);
  for (int i = 0; i < 150; ++i) {
    const PointSet piece = components(known::random_map(random).water())[0];
    PointSet told;
    for (const CutOffPart& part : cut_off_parts(piece, kShare)) {
      told |= part.part | part.passage | PointSet{part.mouth};
    }
    EXPECT_TRUE((cut_points(piece) - told).empty());
  }
}

}  // namespace
}  // namespace chartroom::checks
