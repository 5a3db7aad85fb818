#include "exporters/board/board_layout.h"

#include <gtest/gtest.h>

#include "maps/point_set.h"

namespace chartroom::exporters {
using namespace maps;
namespace {

const BoardLayout kBoard({10, 10}, {20, 30}, 16);

TEST(BoardLayout, PutsNeighbouringPointsOnePitchApart) {
  EXPECT_DOUBLE_EQ(kBoard.at({0, 0}).x, 20);
  EXPECT_DOUBLE_EQ(kBoard.at({0, 0}).y, 30);
  EXPECT_DOUBLE_EQ(kBoard.at({9, 9}).x, 20 + 9 * 16);
  EXPECT_DOUBLE_EQ(kBoard.at({9, 9}).y, 30 + 9 * 16);
  EXPECT_DOUBLE_EQ(kBoard.at({4, 2}).x - kBoard.at({3, 2}).x, 16);
}

TEST(BoardLayout, EndsTheSeaHalfAPitchBeyondTheOutermostPoints) {
  EXPECT_DOUBLE_EQ(kBoard.sea().x, 12);
  EXPECT_DOUBLE_EQ(kBoard.sea().y, 22);
  EXPECT_DOUBLE_EQ(kBoard.sea().width, 160);
  EXPECT_DOUBLE_EQ(kBoard.sea().height, 160);
}

TEST(BoardLayout, LeavesHalfAPitchForTheTabs) {
  EXPECT_DOUBLE_EQ(kBoard.frame().x, 4);
  EXPECT_DOUBLE_EQ(kBoard.frame().right(), 180);
  EXPECT_DOUBLE_EQ(kBoard.frame().y, 14);
  EXPECT_DOUBLE_EQ(kBoard.frame().bottom(), 190);
}

TEST(BoardLayout, FindsEveryPointUnderItsOwnMiddle) {
  for (const Point p : PointSet::all({10, 10})) EXPECT_EQ(kBoard.point_at(kBoard.at(p)), p);
}

TEST(BoardLayout, FindsThePointWhoseSquareHoldsThePlace) {
  EXPECT_EQ(kBoard.point_at({12.1, 22.1}), (Point{0, 0}));
  EXPECT_EQ(kBoard.point_at({27.9, 22.1}), (Point{0, 0}));
  EXPECT_EQ(kBoard.point_at({28.1, 22.1}), (Point{1, 0}));
  EXPECT_EQ(kBoard.point_at({171.9, 181.9}), (Point{9, 9}));
}

TEST(BoardLayout, FindsNothingOutsideTheSea) {
  EXPECT_EQ(kBoard.point_at({11.9, 30}), std::nullopt);
  EXPECT_EQ(kBoard.point_at({20, 21.9}), std::nullopt);
  EXPECT_EQ(kBoard.point_at({172.1, 30}), std::nullopt);
  EXPECT_EQ(kBoard.point_at({20, 182.1}), std::nullopt);
}

}  // namespace
}  // namespace chartroom::exporters
