// Rulers in the margins of a page, by which a reader checks that it was printed true.
#pragma once

#include "exporters/drawing/canvas.h"
#include "exporters/drawing/colour.h"
#include "exporters/drawing/geometry.h"

namespace chartroom::exporters {

// A ruler of 100 mm from the place to the right, and one upwards; ticks on the side of the page's
// edge, numbers behind them.
void draw_ruler_across(const Canvas& canvas, Mm start, Colour ink);
void draw_ruler_up(const Canvas& canvas, Mm start, Colour ink);

}  // namespace chartroom::exporters
