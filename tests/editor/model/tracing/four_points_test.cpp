#include "editor/model/tracing/four_points.h"

#include <gtest/gtest.h>

#include "editor/model/board_view.h"

namespace chartroom::editor {
namespace {

constexpr maps::Size kSea{10, 8};

void expect_near(Spot a, Spot b) {
  EXPECT_NEAR(a.x, b.x, 1e-6);
  EXPECT_NEAR(a.y, b.y, 1e-6);
}

// A sheet seen from the side, in the middle of the photo.
constexpr Corners kSeen{{{0.2, 0.25}, {0.7, 0.3}, {0.85, 0.9}, {0.1, 0.7}}};

TEST(FourPoints, GoClockwiseRoundTheSeaFromA1) {
  const FourPoints points(kSea);
  std::string names;
  for (std::size_t i = 0; i < FourPoints::kCount; ++i) names += to_string(points.point(i)) + " ";
  EXPECT_EQ(names, "A1 J1 J8 A8 ");
  expect_near(points.on_board(2), {100, 80});
}

TEST(FourPoints, LayThePictureSoThatTheyMeetTheirPointsOnTheBoard) {
  FourPoints points(kSea);
  for (const Spot spot : kSeen) {
    EXPECT_FALSE(points.corners());
    EXPECT_TRUE(points.click(spot));
  }
  const auto corners = points.corners();
  ASSERT_TRUE(corners);
  const auto laid = Projection::to(*corners);
  for (std::size_t i = 0; i < FourPoints::kCount; ++i) {
    expect_near(laid->board_from_picture(kSeen.at(i)), points.on_board(i));
  }
}

TEST(FourPoints, AreTakenBackAndRepeated) {
  FourPoints points(kSea);
  EXPECT_FALSE(points.can_take_back());
  points.click(kSeen[0]);
  points.click(kSeen[1]);
  points.take_back();
  EXPECT_EQ(points.count(), 1U);
  EXPECT_TRUE(points.can_repeat());
  points.repeat();
  EXPECT_EQ(points.in_picture(1), kSeen[1]);
  points.take_back();
  points.click({0.75, 0.35});
  EXPECT_FALSE(points.can_repeat()) << "another click came in its place";
}

TEST(FourPoints, RefuseWhatNoCameraShows) {
  FourPoints points(kSea);
  points.click(kSeen[0]);
  EXPECT_FALSE(points.click({kSeen[0].x + 0.001, kSeen[0].y})) << "a double click";
  points.click(kSeen[2]);
  points.click(kSeen[1]);
  EXPECT_FALSE(points.click(kSeen[3])) << "out of order";
  EXPECT_EQ(points.count(), 3U);
  // The sheet is so tilted that the photo reaches beyond its horizon.
  EXPECT_FALSE(corners_by({{{0.45, 0.4}, {0.55, 0.4}, {0.9, 0.6}, {0.1, 0.6}}},
                          {{{10, 10}, {100, 10}, {100, 100}, {10, 100}}}));
}

}  // namespace
}  // namespace chartroom::editor
