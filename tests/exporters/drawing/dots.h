// Reads a PNG dot by dot.
#pragma once

#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

#include "exporters/drawing/cairo_objects.h"

namespace chartroom::exporters {

struct Dots {
  explicit Dots(const std::string& png) {
    std::string_view rest = png;
    const auto read = [](void* from, unsigned char* data, unsigned length) {
      auto& bytes = *static_cast<std::string_view*>(from);
      if (bytes.size() < length) return CAIRO_STATUS_READ_ERROR;
      std::memcpy(data, bytes.data(), length);
      bytes.remove_prefix(length);
      return CAIRO_STATUS_SUCCESS;
    };
    surface.reset(cairo_image_surface_create_from_png_stream(read, &rest));
    width = cairo_image_surface_get_width(surface.get());
    height = cairo_image_surface_get_height(surface.get());
  }
  // Returns the color of a dot as 0xRRGGBB.
  std::uint32_t at(int x, int y) const {
    const unsigned char* row = cairo_image_surface_get_data(surface.get()) +
                               y * cairo_image_surface_get_stride(surface.get());
    std::uint32_t dot = 0;
    std::memcpy(&dot, row + 4 * x, 4);
    return dot & 0xFFFFFFU;
  }

  SurfacePtr surface;
  int width = 0;
  int height = 0;
};

}  // namespace chartroom::exporters
