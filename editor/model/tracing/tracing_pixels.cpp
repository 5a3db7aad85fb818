#include "editor/model/tracing/tracing_pixels.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace chartroom::editor {
namespace {

// Returns the color at a position from (0, 0) to (1, 1), mixed from the four pixels around it.
std::uint32_t colour_at(const Pixels& picture, Spot place) {
  const double x = std::clamp(place.x * picture.width - 0.5, 0.0, picture.width - 1.0);
  const double y = std::clamp(place.y * picture.height - 0.5, 0.0, picture.height - 1.0);
  const int left = static_cast<int>(x);
  const int top = static_cast<int>(y);
  const int right = std::min(left + 1, picture.width - 1);
  const int bottom = std::min(top + 1, picture.height - 1);
  // In 256ths, as colors have no finer steps.
  const auto across = static_cast<std::uint32_t>((x - left) * 256);
  const auto down = static_cast<std::uint32_t>((y - top) * 256);
  std::uint32_t colour = 0;
  for (unsigned shift = 0; shift < 32; shift += 8) {
    const auto part = [&](int column, int row) { return picture.at(column, row) >> shift & 255U; };
    const std::uint32_t above = part(left, top) * (256 - across) + part(right, top) * across;
    const std::uint32_t below = part(left, bottom) * (256 - across) + part(right, bottom) * across;
    colour |= ((above * (256 - down) + below * down) >> 16) << shift;
  }
  return colour;
}

}  // namespace

bool is_picture(std::string_view bytes) {
  return bytes.starts_with("\x89PNG\r\n\x1a\n") || bytes.starts_with("\xff\xd8\xff");
}

Pixels laid_pixels(const Pixels& picture, const Projection& projection, Pixel origin, double scale,
                   int width, int height, double density) {
  Pixels laid{width, height,
              std::vector<std::uint32_t>(static_cast<std::size_t>(width) *
                                         static_cast<std::size_t>(height))};
  auto pixel = laid.argb.begin();
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x, ++pixel) {
      const Spot board{((x + 0.5) / density - origin.x) / scale,
                       ((y + 0.5) / density - origin.y) / scale};
      const Spot place = projection.picture_from_board(board);
      // Positions beyond the horizon are also outside the unit square.
      const bool inside = place.x >= 0 && place.x <= 1 && place.y >= 0 && place.y <= 1;
      if (inside) *pixel = colour_at(picture, place);
    }
  }
  return laid;
}

}  // namespace chartroom::editor
