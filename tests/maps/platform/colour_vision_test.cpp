#include "maps/platform/colour_vision.h"

#include <gtest/gtest.h>

namespace chartroom {
namespace {

SeenColour rgb(unsigned value) {
  return {(value >> 16 & 255U) / 255.0, (value >> 8 & 255U) / 255.0, (value & 255U) / 255.0};
}

TEST(ColourVision, MeasuresAsOthersDo) {
  // sRGB red against green, and two similar blues, by values of color libraries.
  EXPECT_NEAR(colour_difference(rgb(0xff0000), rgb(0x00ff00)), 86.6, 0.1);
  EXPECT_NEAR(colour_difference(rgb(0x000000), rgb(0xffffff)), 100, 0.1);
  EXPECT_EQ(colour_difference(rgb(0x123456), rgb(0x123456)), 0);
}

TEST(ColourVision, TellsWhatOneSightConfuses) {
  // A blue and a purple, to those who see no red.
  EXPECT_GT(colour_difference(rgb(0x2b5c9e), rgb(0x6f4a8e)), 15);
  EXPECT_LT(colour_difference(rgb(0x2b5c9e), rgb(0x6f4a8e), ColourVision::protan), 5);
  EXPECT_GT(colour_difference(rgb(0x2b5c9e), rgb(0x6f4a8e), ColourVision::tritan), 15);
}

}  // namespace
}  // namespace chartroom
