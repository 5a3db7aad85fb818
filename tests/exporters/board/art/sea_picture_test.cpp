#include <cstdint>

#include "exporters/board/art/sea_picture.h"

#include <gtest/gtest.h>

#include "exporters/drawing/cairo_objects.h"
#include "maps/platform/colour_vision.h"

namespace chartroom::exporters {
using namespace maps;
namespace {

constexpr MmRect kBox{0, 0, 60, 80};
constexpr double kScale = 4;

// Returns the number of pixels of a color between two heights, given as shares of the picture.
int pixels_of(cairo_surface_t* surface, Colour colour, double from, double to) {
  const unsigned char* pixels = cairo_image_surface_get_data(surface);
  const int stride = cairo_image_surface_get_stride(surface);
  int count = 0;
  for (int y = static_cast<int>(kScale * kBox.height * from); y < kScale * kBox.height * to; ++y) {
    for (int x = 0; x < kScale * kBox.width; ++x) {
      const unsigned char* p = pixels + y * stride + 4 * x;
      const SeenColour seen{p[2] / 255.0, p[1] / 255.0, p[0] / 255.0};
      count += colour_difference(seen, {colour.red, colour.green, colour.blue}) < 6 ? 1 : 0;
    }
  }
  return count;
}

TEST(SeaPicture, GrowsCoralUnderWaterOnly) {
  constexpr double kWaterline = 0.24;
  for (const Look look : {Look::colour, Look::night}) {
    const BoardColours colours = board_colours(Theme::reef, look);
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
      const SurfacePtr surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24,
                                                          static_cast<int>(kScale * kBox.width),
                                                          static_cast<int>(kScale * kBox.height)));
      const CairoPtr cr(cairo_create(surface.get()));
      cairo_scale(cr.get(), kScale, kScale);
      draw_depths(cr.get(), Theme::reef, colours, kBox, seed);
      cairo_surface_flush(surface.get());
      for (const Colour coral : {colours.ornament[1], colours.land[3]}) {
        EXPECT_EQ(pixels_of(surface.get(), coral, 0, kWaterline), 0) << to_string(look);
        EXPECT_GT(pixels_of(surface.get(), coral, 0.6, 1), 20) << to_string(look);
      }
    }
  }
}

// Coral that a plate would cut is left out: it is drawn whole or not at all.
TEST(SeaPicture, GrowsNothingThatIsCutByWhatStandsBeforeIt) {
  const BoardColours colours = board_colours(Theme::reef, Look::colour);
  for (const std::uint64_t seed : {1U, 2U, 3U}) {
    const SurfacePtr surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24,
                                                        static_cast<int>(kScale * kBox.width),
                                                        static_cast<int>(kScale * kBox.height)));
    const CairoPtr cr(cairo_create(surface.get()));
    cairo_scale(cr.get(), kScale, kScale);
    draw_depths(cr.get(), Theme::reef, colours, kBox, seed,
                {.covered = {{0, 0.5 * kBox.height, kBox.width, 0.46 * kBox.height}}});
    cairo_surface_flush(surface.get());
    for (const Colour coral : {colours.ornament[1], colours.land[3]}) {
      EXPECT_LT(pixels_of(surface.get(), coral, 0.6, 1), 20) << seed;
    }
  }
}

}  // namespace
}  // namespace chartroom::exporters
