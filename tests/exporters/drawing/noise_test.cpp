#include "exporters/drawing/noise.h"

#include <gtest/gtest.h>

namespace chartroom::exporters {
namespace {

// Every picture would change otherwise.
TEST(NoiseSheet, IsTheNoiseItselfAllOverItsBoxAndOnItsRim) {
  const Noise noise(17);
  const UserBox box{-4.8, -1.9, 12.8, 7.9};
  const NoiseSheet sheet(noise, box, 2.3, 5);
  constexpr int kSteps = 100;
  for (int j = 0; j <= kSteps; ++j) {
    for (int i = 0; i <= kSteps; ++i) {
      const double x = box.x + box.width * i / kSteps;
      const double y = box.y + box.height * j / kSteps;
      ASSERT_EQ(sheet.smooth(x, y), noise.smooth(2.3 * x, 2.3 * y, 5)) << x << ", " << y;
    }
  }
}

}  // namespace
}  // namespace chartroom::exporters
