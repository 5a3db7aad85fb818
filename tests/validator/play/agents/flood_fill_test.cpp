#include "validator/play/agents/flood_fill.h"

#include <gtest/gtest.h>

#include <cmath>

#include "tests/known_maps.h"
#include "validator/play/agents/integer_log.h"
#include "validator/play/tracking/sea_lines.h"
#include "validator/rules/sea.h"

namespace chartroom::play {
using namespace maps;
using namespace rules;
namespace {

template <int Words>
BasicPointSet<Words> water_of(const Map& map) {
  BasicPointSet<Words> water;
  for (const Point p : map.water()) water.insert(p);
  return water;
}

template <int Words>
void compare_with_floods(unsigned seed) {
  std::mt19937 random(seed);
  for (int i = 0; i < 300; ++i) {
    const Map map = known::random_map(random);
    if (!BasicPointSet<Words>::fits(map.size)) continue;
    const auto water = water_of<Words>(map);
    const Point one = known::random_water(map, random);
    const Point two = known::random_water(map, random);
    const auto reached = flood(BasicPointSet<Words>{one}, water);
    const int cell = BasicPointSet<Words>::cell(one);
    EXPECT_EQ(all_meet(BasicPointSet<Words>{one, two}, water), reached.contains(two));
    EXPECT_EQ(count_reachable(cell, water, 1000), reached.count());
    const int cut = count_reachable(cell, water, 8);
    EXPECT_EQ(std::min(cut, 8), std::min(reached.count(), 8));
  }
}

TEST(FloodFill, FloodsThatStopEarlySayWhatWholeFloodsSay) {
  compare_with_floods<2>(1);
  compare_with_floods<4>(2);
}

// Compares ring_meets with floods on whether a cell's neighbors connect within its ring.
template <int Words>
void compare_rings(unsigned seed) {
  using Set = BasicPointSet<Words>;
  std::mt19937 random(seed);
  int met = 0;
  for (int i = 0; i < 300; ++i) {
    Map map = known::random_map(random);
    if (Words == 2) map = blank_map({10, 11}, "high", "High");
    Set water = Set::all(map.size);
    for (const Point p : map.points()) {
      if (random() % 3 == 0) water.erase(p);
    }
    const Sea<Words> sea(map, rulebook_for(map));
    for (const Point p : map.points()) {
      Set beside;
      Set ring;
      for (const Point q : map.points()) {
        const int across = std::abs(q.column - p.column);
        const int down = std::abs(q.row - p.row);
        if (across + down == 1) beside.insert(q);
        if (std::max(across, down) == 1) ring.insert(q);
      }
      beside &= water;
      const bool meets = ring_meets(Set::cell(p), water, sea.ways(Set::cell(p)));
      EXPECT_EQ(meets, all_meet(beside, ring & water)) << to_string(p);
      met += meets;
    }
  }
  EXPECT_GT(met, 1'000);
}

TEST(FloodFill, TheRingRoundACellTellsWhatMeetsInIt) {
  compare_rings<2>(3);
  compare_rings<4>(4);
}

TEST(FloodFill, NoPointsAtAllMeet) {
  EXPECT_TRUE(all_meet(BasicPointSet<2>{}, BasicPointSet<2>{}));
}

TEST(IntegerLog, IsTheLogarithmRoundedDown) {
  for (int n = 1; n <= kMaxSide * kMaxSide; ++n) {
    EXPECT_NEAR(kLogOf[static_cast<std::size_t>(n)], kLogUnit * std::log2(n) - 0.5, 0.51) << n;
  }
  EXPECT_EQ(integer_log(0), 0);
  EXPECT_EQ(integer_log(1), 0);
  EXPECT_EQ(integer_log(128), 7 * kLogUnit);
}

template <int Words>
void expect_lines(Size size) {
  const auto& lines = kSeaLines<Words>;
  for (const Point a : BasicPointSet<Words>::all(size)) {
    for (const Point b : BasicPointSet<Words>::all(size)) {
      const auto row = static_cast<std::size_t>(a.row);
      const auto column = static_cast<std::size_t>(a.column);
      ASSERT_EQ(lines.row[row].contains(b), a.row == b.row);
      ASSERT_EQ(lines.column[column].contains(b), a.column == b.column);
      ASSERT_EQ(lines.beyond[0][row].contains(b), b.row < a.row);
      ASSERT_EQ(lines.beyond[1][row].contains(b), b.row > a.row);
      ASSERT_EQ(lines.beyond[2][column].contains(b), b.column < a.column);
      ASSERT_EQ(lines.beyond[3][column].contains(b), b.column > a.column);
    }
  }
}

TEST(SeaLines, HoldRowsColumnsAndAllThatLiesBeyondThem) {
  expect_lines<2>({10, 11});
  expect_lines<4>({15, 15});
}

}  // namespace
}  // namespace chartroom::play
