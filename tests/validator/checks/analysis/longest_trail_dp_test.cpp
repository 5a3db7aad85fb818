#include "validator/checks/analysis/longest_trail_dp.h"

#include <gtest/gtest.h>

#include "tests/known_maps.h"
#include "tests/validator/checks/analysis/all_trails.h"
#include "validator/checks/analysis/longest_trail.h"

namespace chartroom::checks {
using namespace maps;
namespace {

PointSet random_water(Size size, unsigned density, std::mt19937& random) {
  PointSet water = PointSet::all(size);
  for (const Point p : water) {
    if (random() % density == 0) water.erase(p);
  }
  return water;
}

TEST(ExactTrail, IsTheLongestOfAllTrailsOnSmallSeas) {
  std::mt19937 random(91);
  for (int i = 0; i < 200; ++i) {
    const Size size{4 + static_cast<int>(random() % 2), 4 + static_cast<int>(random() % 2)};
    const PointSet water = random_water(size, 4, random);
    const LongestTrail swept = longest_trail(water, 0);
    EXPECT_TRUE(swept.exact);
    EXPECT_EQ(swept.points, longest_of_all_trails(water));
  }
}

TEST(ExactTrail, LiesBetweenWhatASearchFindsAndWhatTheBoundAllows) {
  std::mt19937 random(92);
  for (int i = 0; i < 30; ++i) {
    const PointSet water = random_water({9, 10}, 5, random);
    const auto found = static_cast<int>(find_long_trail(water, water.count(), 20'000).size());
    const LongestTrail swept = longest_trail(water, 0);
    EXPECT_TRUE(swept.exact);
    EXPECT_GE(swept.points, found);
    EXPECT_LE(swept.points, trail_bound(water));
    EXPECT_EQ(longest_trail(water, found).points, swept.points) << "what is known only saves work";
  }
}

TEST(ExactTrail, WithLittleMemoryItFindsATrailAndSaysThatItMayNotBeTheLongest) {
  std::mt19937 random(93);
  int exact = 0;
  for (int i = 0; i < 30; ++i) {
    const PointSet water = random_water({10, 10}, 5, random);
    const LongestTrail few = longest_trail(water, 0, 30);
    const LongestTrail all = longest_trail(water, 0);
    EXPECT_LE(few.points, all.points);
    if (few.exact) {
      EXPECT_EQ(few.points, all.points);
    }
    exact += few.exact ? 1 : 0;
  }
  EXPECT_LT(exact, 30);
}

TEST(ExactTrail, TurningTheSeaChangesNothing) {
  std::mt19937 random(94);
  for (int i = 0; i < 20; ++i) {
    const PointSet water = random_water({12, 5}, 4, random);
    PointSet turned;
    for (const Point p : water) turned.insert({p.row, p.column});
    EXPECT_EQ(longest_trail(water, 0).points, longest_trail(turned, 0).points);
  }
}

TEST(ExactTrail, KnowsThePublishedMaps) {
  EXPECT_EQ(longest_trail(known::archipelago().water(), 85).points, 91);
  EXPECT_EQ(longest_trail(known::north_pole().water(), 90).points, 95);
  EXPECT_EQ(longest_trail({}, 0).points, 0);
}

}  // namespace
}  // namespace chartroom::checks
