#include "exporters/drawing/greys.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <vector>

#include "exporters/drawing/cairo_objects.h"

namespace chartroom::exporters {
namespace {

TEST(Greys, AreAsLightAsTheirColours) {
  EXPECT_NEAR(grey_of(0, 0, 0), 0, 1e-9);
  EXPECT_NEAR(grey_of(1, 1, 1), 1, 1e-9);
  EXPECT_NEAR(grey_of(0.5, 0.5, 0.5), 0.5, 1e-9);
  EXPECT_GT(grey_of(0, 1, 0), grey_of(1, 0, 0));
  EXPECT_GT(grey_of(1, 0, 0), grey_of(0, 0, 1));
}

TEST(Greys, TakeThePlaceOfEveryPixel) {
  const std::vector<std::uint32_t> colours{0xff0000, 0x00ff00, 0x0000ff,
                                           0xffffff, 0x000000, 0x123456};
  const SurfacePtr image(cairo_image_surface_create(CAIRO_FORMAT_RGB24, 3, 2));
  auto* row = cairo_image_surface_get_data(image.get());
  const int stride = cairo_image_surface_get_stride(image.get());
  const auto pixel = [&](std::size_t k) -> std::uint32_t& {
    return reinterpret_cast<std::uint32_t*>(row + static_cast<int>(k / 3) * stride)[k % 3];
  };
  for (std::size_t k = 0; k < colours.size(); ++k) pixel(k) = colours[k];
  cairo_surface_mark_dirty(image.get());
  turn_grey(image.get());
  for (std::size_t k = 0; k < colours.size(); ++k) {
    const std::uint32_t c = colours[k];
    const long grey =
        std::lround(255 * grey_of((c >> 16) / 255.0, (c >> 8 & 255U) / 255.0, (c & 255U) / 255.0));
    EXPECT_EQ(pixel(k), static_cast<std::uint32_t>(grey) * 0x10101U) << std::hex << c;
  }
}

}  // namespace
}  // namespace chartroom::exporters
