#include "exporters/drawing/noise.h"

#include <gtest/gtest.h>

#include <vector>

namespace chartroom::exporters {
namespace {

// Otherwise every picture would change.
TEST(NoiseRows, AreTheNoiseItselfDownwardsUpwardsAndInLeaps) {
  const Noise noise(17);
  std::vector<double> columns;
  for (int i = 0; i <= 100; ++i) columns.push_back(-4.8 + 0.128 * i);
  NoiseRows rows(noise, columns, 2.3, 5);
  std::vector<double> places;
  for (int j = 0; j <= 100; ++j) places.push_back(-1.9 + 0.079 * j);
  for (int j = 100; j >= 0; --j) places.push_back(-1.9 + 0.079 * j);
  places.insert(places.end(), {7.0, -3.0, 2.0, 2.0, 9.5});
  for (const double y : places) {
    const std::vector<double>& row = rows.at(y);
    ASSERT_EQ(row.size(), columns.size());
    for (std::size_t k = 0; k < row.size(); ++k) {
      ASSERT_EQ(row[k], noise.smooth(2.3 * columns[k], 2.3 * y, 5)) << columns[k] << ", " << y;
    }
  }
}

}  // namespace
}  // namespace chartroom::exporters
