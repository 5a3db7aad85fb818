#include "exporters/pictures/scales.h"

#include <gtest/gtest.h>

#include <cmath>

#include "tests/exporters/seen_colours.h"

namespace chartroom::exporters {
namespace {

constexpr int kSteps = 4;  // steps of the legend
constexpr double kApart = 15;

TEST(Scales, AmountsAreApartForEverySightAndInGrey) {
  for (int step = 0; step < kSteps; ++step) {
    const Colour less = amount_colour(static_cast<double>(step) / kSteps);
    const Colour more = amount_colour((step + 1.0) / kSteps);
    EXPECT_GE(grey(less) - grey(more), 12) << step;
    for (const ColourVision vision : kColourVisions) {
      EXPECT_GE(difference(less, more, vision), kApart)
          << step << ", sight " << static_cast<int>(vision);
    }
  }
}

TEST(Scales, LessAndMoreAreApartForEverySight) {
  for (const double far : {0.5, 1.0}) {
    for (const ColourVision vision : kColourVisions) {
      EXPECT_GE(difference(change_colour(-far), change_colour(far), vision), kApart)
          << far << ", sight " << static_cast<int>(vision);
      EXPECT_GE(difference(change_colour(far), change_colour(far - 0.5), vision), kApart);
      EXPECT_GE(difference(change_colour(-far), change_colour(0.5 - far), vision), kApart);
    }
    // Darkness shows the distance in both directions.
    EXPECT_NEAR(grey(change_colour(-far)), grey(change_colour(far)), 8) << far;
  }
}

TEST(Scales, FiguresCanBeReadOnEveryColour) {
  for (int step = -20; step <= 20; ++step) {
    const double part = step / 20.0;
    for (const Colour ground : {amount_colour(std::abs(part)), change_colour(part)}) {
      EXPECT_GE(contrast(figure_colour(ground), ground), 4.0) << part;
    }
  }
}

}  // namespace
}  // namespace chartroom::exporters
