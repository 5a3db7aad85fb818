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

TEST(SeaGraph, CountsTheStepsThatFloodingTakes) {
  std::mt19937 random(45);
  for (int i = 0; i < 150; ++i) {
    const PointSet water = known::random_map(random).water();
    const PointSet from = water & known::random_map(random).water();
    const std::vector<int> steps = steps_from(from, water);
    PointSet reached = from;
    std::vector<int> expected(steps.size(), -1);
    for (int step = 0;; ++step) {
      std::size_t at = 0;
      for (const Point p : water) {
        if (reached.contains(p) && expected[at] < 0) expected[at] = step;
        ++at;
      }
      const PointSet grown = reached | (reached.neighbours() & water);
      if (grown == reached) break;
      reached = grown;
    }
    EXPECT_EQ(steps, expected);
  }
}

}  // namespace
}  // namespace chartroom
