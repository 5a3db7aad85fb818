#include <cstdint>

#include "editor/model/tracing/tracing_pixels.h"

#include <gtest/gtest.h>

namespace chartroom::editor {
using namespace maps;
namespace {

constexpr std::uint32_t kRed = 0xffff0000;
constexpr std::uint32_t kBlue = 0xff0000ff;

// The left half red, the right half blue.
Pixels two_halves(int width, int height) {
  Pixels picture{width, height, {}};
  for (int i = 0; i < width * height; ++i) {
    picture.argb.push_back(i % width < width / 2 ? kRed : kBlue);
  }
  return picture;
}

BoardView view_of(double side) {
  BoardView view({10, 10});
  view.set_window(side, side);
  return view;
}

TEST(TracingPixels, KnowAPictureByItsFirstBytes) {
  EXPECT_TRUE(is_picture("\x89PNG\r\n\x1a\n..."));
  EXPECT_TRUE(is_picture("\xff\xd8\xff\xe0"));
  EXPECT_FALSE(is_picture("{\"format\": \"chartroom-map\"}"));
  EXPECT_FALSE(is_picture(""));
}

TEST(LaidPixels, AreThePictureWithinItsCornersAndClearOutside) {
  const BoardView view = view_of(220);
  // From column A to column E, from row 3 to row 7.
  const auto projection = Projection::to({{{10, 30}, {50, 30}, {50, 70}, {10, 70}}});
  const Pixels laid =
      laid_pixels(two_halves(40, 40), *projection, view.origin(), view.scale(), 220, 220);
  const auto at = [&](Point p) {
    const Pixel pixel = view.pixel_of(p);
    return laid.at(static_cast<int>(pixel.x), static_cast<int>(pixel.y));
  };
  EXPECT_EQ(at({1, 4}), kRed);
  EXPECT_EQ(at({3, 4}), kBlue);
  EXPECT_EQ(at({5, 4}), 0U);
  EXPECT_EQ(at({1, 1}), 0U);
  EXPECT_EQ(at({1, 7}), 0U);
}

TEST(LaidPixels, FollowAPictureThatIsSeenFromTheSide) {
  const BoardView view = view_of(220);
  // The right side is far away: the middle of the picture lies right of the middle of its corners.
  const auto projection = Projection::to({{{10, 10}, {100, 40}, {100, 70}, {10, 100}}});
  const Pixels laid =
      laid_pixels(two_halves(64, 64), *projection, view.origin(), view.scale(), 220, 220);
  const int row = static_cast<int>(view.pixel_of({4, 4}).y);
  const Spot middle = projection->board_from_picture({0.5, 0.5});
  const int seam = static_cast<int>(view.origin().x + middle.x * view.scale());
  EXPECT_GT(middle.x, 60);
  EXPECT_EQ(laid.at(seam - 4, row), kRed);
  EXPECT_EQ(laid.at(seam + 4, row), kBlue);
}

TEST(LaidPixels, AreTheSameOnAScreenOfTwiceAsManyPixels) {
  const BoardView view = view_of(220);
  const auto projection = Projection::to({{{10, 30}, {50, 25}, {55, 70}, {10, 70}}});
  const Pixels picture = two_halves(40, 40);
  const Pixels once = laid_pixels(picture, *projection, view.origin(), view.scale(), 220, 220);
  const Pixels twice = laid_pixels(picture, *projection, view.origin(), view.scale(), 440, 440, 2);
  int same = 0;
  for (int y = 0; y < 220; ++y) {
    for (int x = 0; x < 220; ++x) same += once.at(x, y) == twice.at(2 * x, 2 * y) ? 1 : 0;
  }
  EXPECT_GT(same, 0.98 * 220 * 220) << "but for the edges";
}

TEST(LaidPixels, MixNeighbours) {
  const BoardView view = view_of(220);
  const auto projection = Projection::to({{{10, 10}, {100, 10}, {100, 100}, {10, 100}}});
  const Pixels laid =
      laid_pixels(two_halves(2, 2), *projection, view.origin(), view.scale(), 220, 220);
  const Pixel middle{view.origin().x + 55 * view.scale(), view.origin().y + 55 * view.scale()};
  const std::uint32_t colour = laid.at(static_cast<int>(middle.x), static_cast<int>(middle.y));
  EXPECT_EQ(colour >> 24, 255U) << "opaque";
  EXPECT_NEAR(colour >> 16 & 255U, 127, 4);
  EXPECT_NEAR(colour & 255U, 127, 4);
}

}  // namespace
}  // namespace chartroom::editor
