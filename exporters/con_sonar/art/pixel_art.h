// Pictures of a few large pixels, drawn as crisp squares at any scale.
#pragma once

#include <cairo.h>

#include <span>
#include <string_view>

#include "exporters/drawing/colour.h"
#include "exporters/drawing/geometry.h"

namespace chartroom::exporters {

// Rows of one length from the top: '#' is a pixel of the picture, '+' one of its shade.
struct PixelArt {
  std::span<const std::string_view> rows;

  int width() const { return rows.empty() ? 0 : static_cast<int>(rows.front().size()); }
  int height() const { return static_cast<int>(rows.size()); }
};

// Draws the picture as large as fits, in the middle of the box.
void draw_pixels(cairo_t* cr, const PixelArt& art, MmRect box, Colour colour, Colour shade);

// Draws a number in pixels as large as fits, with its sign if `sign` is set.
void draw_pixel_number(cairo_t* cr, int number, bool sign, MmRect box, Colour colour);

}  // namespace chartroom::exporters
