// Digits as strokes, equal on every machine whatever its fonts.
#pragma once

#include <cairo.h>

#include "exporters/drawing/geometry.h"

namespace chartroom::exporters {

// The width of a digit with its stroke, as a share of its height.
inline constexpr double kNumeralWidth = 0.68;

// Strokes a digit, 1 to 9, of this height in the current color. The strokes stay within the height.
void draw_numeral(cairo_t* cr, int digit, UserPoint middle, double height, bool bold = false);

}  // namespace chartroom::exporters
