#include "maps/point_set.h"

#include <gtest/gtest.h>

#include <random>
#include <set>
#include <vector>

namespace chartroom::maps {
namespace {

template <class Set>
class PointSetOf : public testing::Test {};
using Widths = testing::Types<BasicPointSet<2>, BasicPointSet<4>>;
TYPED_TEST_SUITE(PointSetOf, Widths);

// Returns the largest sea of a width.
template <class Set>
Size largest() {
  return Set::kStride == 11 ? Size{10, 11} : Size{15, 15};
}

template <class Set>
Set random_set(std::mt19937& random, Size size) {
  Set set;
  for (const Point p : Set::all(size)) {
    if (random() % 3 == 0) set.insert(p);
  }
  return set;
}

template <class Set>
std::set<Point> plain(const Set& set) {
  return {set.begin(), set.end()};
}

TYPED_TEST(PointSetOf, FitsItsLargestSeaAndNoLarger) {
  const Size size = largest<TypeParam>();
  EXPECT_TRUE(TypeParam::fits(size));
  EXPECT_FALSE(TypeParam::fits({size.columns + 1, size.rows}));
  EXPECT_EQ(TypeParam::all(size).count(), size.points());
}

TYPED_TEST(PointSetOf, WalksItsPointsInReadingOrder) {
  std::mt19937 random(1);
  const auto set = random_set<TypeParam>(random, largest<TypeParam>());
  const std::vector<Point> points(set.begin(), set.end());
  EXPECT_TRUE(std::is_sorted(points.begin(), points.end()));
  EXPECT_EQ(static_cast<int>(points.size()), set.count());
  for (const Point p : points) EXPECT_TRUE(set.contains(p));
}

TYPED_TEST(PointSetOf, ShiftsLikeAPlainSetOnEveryRandomSea) {
  std::mt19937 random(2);
  const Size most = largest<TypeParam>();
  for (int i = 0; i < 500; ++i) {
    const Size size{4 + static_cast<int>(random() % (most.columns - 3)),
                    4 + static_cast<int>(random() % (most.rows - 3))};
    const auto set = random_set<TypeParam>(random, size);
    for (const Direction direction : kDirections) {
      std::set<Point> expected;
      for (const Point p : set) {
        if (size.contains(next(p, direction))) expected.insert(next(p, direction));
      }
      EXPECT_EQ(plain(set.shifted(direction) & TypeParam::all(size)), expected);
    }
  }
}

TYPED_TEST(PointSetOf, AddsTakesAndMeetsLikeAPlainSet) {
  std::mt19937 random(3);
  for (int i = 0; i < 200; ++i) {
    const auto a = random_set<TypeParam>(random, largest<TypeParam>());
    const auto b = random_set<TypeParam>(random, largest<TypeParam>());
    for (const Point p : TypeParam::all(largest<TypeParam>())) {
      EXPECT_EQ((a | b).contains(p), a.contains(p) || b.contains(p));
      EXPECT_EQ((a & b).contains(p), a.contains(p) && b.contains(p));
      EXPECT_EQ((a - b).contains(p), a.contains(p) && !b.contains(p));
    }
    EXPECT_EQ((a - a).empty(), true);
  }
}

TYPED_TEST(PointSetOf, MovesEveryCellUpByAnyNumber) {
  std::mt19937 random(4);
  const auto set = random_set<TypeParam>(random, largest<TypeParam>());
  for (int cells = 0; cells < TypeParam::kCells; ++cells) {
    TypeParam expected;
    for (int c = 0; c + cells < TypeParam::kCells; ++c) {
      if (set.contains_cell(c)) expected.insert_cell(c + cells);
    }
    EXPECT_EQ(set.moved_up(cells), expected) << cells;
  }
}

TYPED_TEST(PointSetOf, FloodsWithinItsBounds) {
  const auto sea = TypeParam::all({5, 4});
  const TypeParam wall{{2, 0}, {2, 1}, {2, 2}, {2, 3}};
  const TypeParam left = flood(TypeParam{{0, 0}}, sea - wall);
  EXPECT_EQ(left.count(), 8);
  EXPECT_FALSE(left.contains({3, 0}));
  EXPECT_EQ(flood(TypeParam{{0, 0}}, sea), sea);
}

}  // namespace
}  // namespace chartroom::maps
