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
  const PointSet water = known::sea({"....#...", "####.###", "........", "........"}).water();
  const auto ends = dead_ends(pieces(water)[0]);
  EXPECT_TRUE(ends.empty()) << "E2 touches nothing in row 1: A1 to D1 are another piece";
  const PointSet bay = known::sea({"....####", "###.####", "........", "........"}).water();
  ASSERT_EQ(dead_ends(bay).size(), 1U);
  EXPECT_EQ(dead_ends(bay)[0].mouth, (Point{3, 2}));
  EXPECT_EQ(dead_ends(bay)[0].part, known::points({"A1", "B1", "C1", "D1", "D2"}));
}

TEST(SeaGraph, APocketWithRoomIsNoDeadEndButOneInItIs) {
  const PointSet water =
      known::sea({"...###", "...#..", "#.##..", "......", "......", "......"}).water();
  EXPECT_TRUE(dead_ends(pieces(water)[0]).empty());
  const PointSet horned =
      known::sea({"..####", "#..###", "#..###", "##.###", "......", "......"}).water();
  ASSERT_EQ(dead_ends(horned).size(), 1U);
  EXPECT_EQ(dead_ends(horned)[0].part, known::points({"A1", "B1"}));
}

}  // namespace
}  // namespace chartroom
