#include "maps/point.h"

#include <gtest/gtest.h>

namespace chartroom::maps {
namespace {

TEST(Point, NamesEveryPointOfTheLargestSeaAndReadsItBack) {
  for (int row = 0; row < kMaxSide; ++row) {
    for (int column = 0; column < kMaxSide; ++column) {
      const Point p{column, row};
      EXPECT_EQ(parse_point(to_string(p)), p);
    }
  }
  EXPECT_EQ(to_string(Point{0, 0}), "A1");
  EXPECT_EQ(to_string(Point{9, 9}), "J10");
}

TEST(Point, RefusesWhatIsNoName) {
  for (const char* text : {"", "A", "1", "A0", "A01", "a1", "P1", "A16", "A1 ", " A1", "AA1", "A-1",
                           "A1x", "A99999999999"}) {
    EXPECT_FALSE(parse_point(text)) << text;
  }
}

TEST(Point, ComparesInReadingOrder) {
  EXPECT_LT((Point{9, 0}), (Point{0, 1}));
  EXPECT_LT((Point{0, 1}), (Point{1, 1}));
}

}  // namespace
}  // namespace chartroom::maps
