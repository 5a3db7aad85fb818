// The pixels of a traced picture as it lies on the board.
#pragma once

#include <cstdint>
#include <vector>

#include "editor/model/board_view.h"
#include "editor/model/tracing/tracing.h"

namespace chartroom::editor {

// Row by row, each 0xAARRGGBB with its colour multiplied by its alpha (Cairo's ARGB32).
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

// The opaque picture on a window of `width` x `height` pixels of the screen, of which `density` go
// to a logical one; clear where the picture is not. Smooth between the picture's pixels. The board
// lies there with its top left corner at `origin`, at `scale` logical pixels a millimetre.
Pixels laid_pixels(const Pixels& picture, const Projection& projection, Pixel origin, double scale,
                   int width, int height, double density = 1);

}  // namespace chartroom::editor
