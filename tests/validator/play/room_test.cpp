#include "validator/play/room.h"

#include <gtest/gtest.h>

#include <cmath>

#include "tests/known_maps.h"
#include "validator/play/integer_log.h"
#include "validator/play/sea_lines.h"

namespace chartroom {
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
    EXPECT_EQ(room_around(cell, water, 1000), reached.count());
    const int cut = room_around(cell, water, 8);
    EXPECT_EQ(std::min(cut, 8), std::min(reached.count(), 8));
  }
}

TEST(Room, FloodsThatStopEarlySayWhatWholeFloodsSay) {
  compare_with_floods<2>(1);
  compare_with_floods<4>(2);
}

TEST(Room, NoPointsAtAllMeet) { EXPECT_TRUE(all_meet(BasicPointSet<2>{}, BasicPointSet<2>{})); }

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
}  // namespace chartroom
