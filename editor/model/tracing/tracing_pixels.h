// Draws the pixels of a traced picture on the board.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "editor/model/board_view.h"
#include "editor/model/tracing/tracing.h"

namespace chartroom::editor {

// Rows of pixels, each 0xAARRGGBB with its color multiplied by its alpha (Cairo's ARGB32).
struct Pixels {
  int width = 0;
  int height = 0;
  std::vector<std::uint32_t> argb;

  std::uint32_t at(int x, int y) const {
    return argb[static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                static_cast<std::size_t>(x)];
  }
  friend bool operator==(const Pixels&, const Pixels&) = default;
};

// True if the bytes of a file begin as those of a PNG or JPEG picture.
bool is_picture(std::string_view bytes);

// Returns the opaque picture in a window of `width` x `height` screen pixels, `density` of them per
// logical pixel; clear outside the picture, smooth between its pixels. The board's top left corner
// is at `origin`, at `scale` logical pixels a millimeter.
Pixels laid_pixels(const Pixels& picture, const Projection& projection, Pixel origin, double scale,
                   int width, int height, double density = 1);

}  // namespace chartroom::editor
