#include "editor/model/tracing/tracing.h"

#include <gtest/gtest.h>

#include <random>

namespace chartroom::editor {
namespace {

void expect_near(Spot a, Spot b) {
  EXPECT_NEAR(a.x, b.x, 1e-6);
  EXPECT_NEAR(a.y, b.y, 1e-6);
}

constexpr Corners kPicture{{{0, 0}, {1, 0}, {1, 1}, {0, 1}}};

TEST(Projection, TakesCornersToCornersAndComesBack) {
  std::mt19937 random(1);
  std::uniform_real_distribution<double> anywhere(0, 100);
  int made = 0;
  for (int i = 0; i < 2000; ++i) {
    Corners corners;
    for (Spot& corner : corners) corner = {anywhere(random), anywhere(random)};
    const auto projection = Projection::to(corners);
    if (!projection) continue;
    ++made;
    for (std::size_t c = 0; c < 4; ++c) {
      expect_near(projection->board_from_picture(kPicture[c]), corners[c]);
    }
    for (const Spot inside : {Spot{0.5, 0.5}, Spot{0.1, 0.8}, Spot{0.99, 0.03}}) {
      expect_near(projection->picture_from_board(projection->board_from_picture(inside)), inside);
    }
    ASSERT_FALSE(HasFailure()) << i;
  }
  EXPECT_GT(made, 100);
}

TEST(Projection, KeepsStraightLinesStraight) {
  const auto projection = Projection::to({{{0, 0}, {90, 10}, {70, 60}, {5, 80}}});
  const Spot a = projection->board_from_picture({0.1, 0.2});
  const Spot b = projection->board_from_picture({0.5, 0.5});
  const Spot c = projection->board_from_picture({0.9, 0.8});
  EXPECT_NEAR((b.x - a.x) * (c.y - a.y), (b.y - a.y) * (c.x - a.x), 1e-6);
  // The middle of a picture is where its diagonals meet, not the mean of its corners.
  EXPECT_GT(std::abs(b.x - (90 + 70 + 5) / 4.0), 0.1);
}

TEST(Projection, RefusesFoldedAndFlatCorners) {
  EXPECT_FALSE(Projection::to({{{0, 0}, {9, 0}, {0, 9}, {9, 9}}})) << "crossed";
  EXPECT_FALSE(Projection::to({{{0, 0}, {9, 0}, {2, 2}, {0, 9}}})) << "dented";
  EXPECT_FALSE(Projection::to({{{0, 0}, {3, 0}, {6, 0}, {9, 0}}})) << "a line";
  EXPECT_TRUE(Projection::to({{{9, 0}, {0, 0}, {0, 9}, {9, 9}}})) << "from behind";
}

TEST(Tracing, FitsThePictureInTheMiddle) {
  const Tracing tracing("scan.png", 200, 100, 110, 110);
  expect_near(tracing.corners()[0], {0, 27.5});
  expect_near(tracing.corners()[2], {110, 82.5});
}

TEST(Tracing, MovesItsCornersButNeverFolds) {
  Tracing tracing("scan.png", 100, 100, 100, 100);
  EXPECT_EQ(tracing.corner_near({98, 3}, 5), 1U);
  EXPECT_EQ(tracing.corner_near({50, 50}, 5), std::nullopt);
  EXPECT_TRUE(tracing.move_corner(1, {80, 10}));
  expect_near(tracing.projection().board_from_picture({1, 0}), {80, 10});
  const Corners before = tracing.corners();
  EXPECT_FALSE(tracing.move_corner(1, {10, 90}));
  EXPECT_EQ(tracing.corners(), before);
  tracing.move(5, -5);
  EXPECT_EQ(tracing.corners()[0], (Spot{5, -5}));
}

}  // namespace
}  // namespace chartroom::editor
