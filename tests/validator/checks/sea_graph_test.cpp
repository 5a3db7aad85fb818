#include "validator/checks/sea_graph.h"

#include <gtest/gtest.h>

#include "tests/known_maps.h"

namespace chartroom {
namespace {

// The pieces once more, by flooding.
std::vector<PointSet> flooded(PointSet rest) {
  std::vector<PointSet> result;
  while (!rest.empty()) {
    result.push_back(flood(PointSet{rest.first()}, rest));
    rest -= result.back();
  }
  std::stable_sort(result.begin(), result.end(),
                   [](const PointSet& a, const PointSet& b) { return a.count() > b.count(); });
  return result;
}

TEST(SeaGraph, FindsThePiecesThatFloodingFinds) {
  std::mt19937 random(41);
  for (int i = 0; i < 300; ++i) {
    const PointSet water = known::random_map(random).water();
    EXPECT_EQ(pieces(water), flooded(water));
  }
  EXPECT_TRUE(pieces({}).empty());
}

TEST(SeaGraph, APointIsACutPointWhenTakingItLeavesMorePieces) {
  std::mt19937 random(42);
  for (int i = 0; i < 150; ++i) {
    const PointSet water = known::random_map(random).water();
    PointSet expected;
    const std::size_t before = flooded(water).size();
    for (const Point p : water) {
      if (flooded(water - PointSet{p}).size() > before) expected.insert(p);
    }
    EXPECT_EQ(cut_points(water), expected);
  }
}

TEST(SeaGraph, GivesADeadEndOnceAndWhole) {
  const PointSet bay = known::sea({"....####", "###.####", "........", "........"}).water();
  ASSERT_EQ(pockets(bay).size(), 1U);
  EXPECT_EQ(pockets(bay)[0].mouth, (Point{3, 2}));
  EXPECT_EQ(pockets(bay)[0].part, known::points({"A1", "B1", "C1", "D1", "D2"}));
  EXPECT_TRUE(pockets(bay)[0].line);
  EXPECT_TRUE(pockets(known::sea({"....", ".##.", ".##.", "...."}).water()).empty())
      << "a ring has no cut point";
}

TEST(SeaGraph, APocketWithRoomIsNoLineAndHidesThoseInsideIt) {
  const PointSet water =
      known::sea({"..####", "...###", "#..###", "##.###", "......", "......"}).water();
  ASSERT_EQ(pockets(water).size(), 1U);
  EXPECT_EQ(pockets(water)[0].mouth, (Point{2, 4}));
  EXPECT_EQ(pockets(water)[0].part.count(), 8);
  EXPECT_FALSE(pockets(water)[0].line);
}

// Each pocket once more, plainly: what a flood from the rest does not reach when the mouth is shut.
TEST(SeaGraph, APocketIsCutOffWhenItsMouthIsShut) {
  std::mt19937 random(43);
  for (int i = 0; i < 150; ++i) {
    const std::vector<PointSet> parts = pieces(known::random_map(random).water());
    for (const Pocket& pocket : pockets(parts[0])) {
      const PointSet shut = parts[0] - PointSet{pocket.mouth};
      EXPECT_EQ(flood(PointSet{pocket.part.first()}, shut), pocket.part);
      EXPECT_LE(2 * pocket.part.count(), shut.count());
    }
  }
}

}  // namespace
}  // namespace chartroom
