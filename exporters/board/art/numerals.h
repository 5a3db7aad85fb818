// Digits as strokes, the same on every machine whatever its fonts.
#pragma once

#include <cairo.h>

#include "exporters/drawing/geometry.h"

namespace chartroom::exporters {

// The width of a digit with its stroke, in its heights.
inline constexpr double kNumeralWidth = 0.68;

// Strokes a digit, 1 to 9, of this height in the current colour. Its strokes stay within the box.
void draw_numeral(cairo_t* cr, int digit, UserPoint middle, double height, bool bold = false);

}  // namespace chartroom::exporters
