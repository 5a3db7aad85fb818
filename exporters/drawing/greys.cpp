#include "exporters/drawing/greys.h"

#include <array>
#include <cmath>
#include <cstdint>

namespace chartroom::exporters {

namespace {

double light(double value) { return std::pow(value, 2.2); }

double as_light_as(double red, double green, double blue) {
  return std::pow(0.2126 * red + 0.7152 * green + 0.0722 * blue, 1 / 2.2);
}

// Returns the light of each value of a byte.
std::array<double, 256> lights() {
  std::array<double, 256> all{};
  for (std::size_t k = 0; k < all.size(); ++k) all[k] = light(static_cast<double>(k) / 255);
  return all;
}

}  // namespace

double grey_of(double red, double green, double blue) {
  return as_light_as(light(red), light(green), light(blue));
}

void turn_grey(cairo_surface_t* image) {
  static const std::array<double, 256> kLights = lights();
  cairo_surface_flush(image);
  unsigned char* row = cairo_image_surface_get_data(image);
  for (int y = 0; y < cairo_image_surface_get_height(image); ++y) {
    auto* pixels = reinterpret_cast<std::uint32_t*>(row);
    for (int x = 0; x < cairo_image_surface_get_width(image); ++x) {
      const std::uint32_t pixel = pixels[x];
      const double grey = as_light_as(kLights[pixel >> 16 & 255U], kLights[pixel >> 8 & 255U],
                                      kLights[pixel & 255U]);
      pixels[x] = static_cast<std::uint32_t>(std::lround(255 * grey)) * 0x10101U;
    }
    row += cairo_image_surface_get_stride(image);
  }
  cairo_surface_mark_dirty(image);
}

}  // namespace chartroom::exporters
