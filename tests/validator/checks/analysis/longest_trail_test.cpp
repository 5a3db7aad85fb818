#include "validator/checks/analysis/longest_trail.h"

#include <gtest/gtest.h>

#include "tests/known_maps.h"
#include "tests/validator/checks/analysis/all_trails.h"

namespace chartroom::checks {
using namespace maps;
namespace {

PointSet small_water(std::mt19937& random) {
  PointSet water = PointSet::all({4, 4 + static_cast<int>(random() % 2)});
  for (const Point p : water) {
    if (random() % 4 == 0) water.erase(p);
  }
  return water;
}

bool is_trail(const std::vector<Point>& trail, PointSet free) {
  for (std::size_t i = 0; i < trail.size(); ++i) {
    if (!free.contains(trail[i])) return false;
    free.erase(trail[i]);
    if (i > 0 && !PointSet{trail[i - 1]}.neighbours().contains(trail[i])) return false;
  }
  return true;
}

TEST(LongestTrail, TheBoundHoldsAndTheSearchFindsItOnNearlyAllSmallSeas) {
  std::mt19937 random(71);
  int missed = 0;
  for (int i = 0; i < 200; ++i) {
    const PointSet water = small_water(random);
    const int most = longest_of_all_trails(water);
    EXPECT_LE(most, trail_bound(water));
    const std::vector<Point> found = find_long_trail(water, water.count(), 200'000);
    EXPECT_TRUE(is_trail(found, water));
    EXPECT_LE(static_cast<int>(found.size()), most);
    missed += static_cast<int>(found.size()) < most ? 1 : 0;
  }
  EXPECT_LE(missed, 2);
}

TEST(LongestTrail, AnOpenSeaIsPassedWhole) {
  for (const Size size : {Size{10, 10}, Size{15, 15}, Size{7, 9}}) {
    const PointSet water = PointSet::all(size);
    EXPECT_EQ(trail_bound(water), size.points());
    const std::vector<Point> found = find_long_trail(water, size.points(), 1'000'000);
    EXPECT_TRUE(is_trail(found, water));
    EXPECT_GE(static_cast<int>(found.size()), size.points() - 1);
  }
}

TEST(LongestTrail, StopsWhenItHasEnoughOrHasSpentItsBudget) {
  const PointSet water = PointSet::all({10, 10});
  EXPECT_GE(find_long_trail(water, 20, 1'000'000).size(), 20U);
  EXPECT_FALSE(find_long_trail(water, 100, 1).empty());
  EXPECT_TRUE(find_long_trail({}, 0, 1000).empty());
  EXPECT_EQ(find_long_trail(water, 100, 500), find_long_trail(water, 100, 500));
}

TEST(LongestTrail, TheBoundCountsTheColoursOfEachPiece) {
  EXPECT_EQ(trail_bound(known::points({"A1", "C1", "B2"})), 1);
  EXPECT_EQ(trail_bound(known::points({"B1", "A2", "B2", "C2", "B3"})), 3);
  EXPECT_EQ(trail_bound({}), 0);
}

}  // namespace
}  // namespace chartroom::checks
