#include "exporters/drawing/colour.h"

#include <gtest/gtest.h>

namespace chartroom::exporters {
namespace {

// Worked out by hand from WCAG 2's definition.
TEST(Colour, HasTheLuminanceOfTheWebsGuidelines) {
  EXPECT_EQ(luminance(rgb(0x000000)), 0);
  EXPECT_DOUBLE_EQ(luminance(rgb(0xffffff)), 1);
  EXPECT_NEAR(luminance(rgb(0x777777)), 0.1845, 1e-4);
  EXPECT_NEAR(luminance(rgb(0xff0000)), 0.2126, 1e-4);
  EXPECT_NEAR(luminance(rgb(0x0a0a0a)), 0.0030, 1e-4);
}

TEST(Colour, IsBetweenBlackAndWhiteWhereBothHaveTheSameContrast) {
  const double on_white = 1.05 / (kMiddleLuminance + 0.05);
  const double on_black = (kMiddleLuminance + 0.05) / 0.05;
  EXPECT_NEAR(on_white, on_black, 0.01);
}

}  // namespace
}  // namespace chartroom::exporters
