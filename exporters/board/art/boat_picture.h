// A submarine under water, from the side.
#pragma once

#include <cairo.h>

#include "exporters/board/board_layout.h"
#include "exporters/board/theme.h"

namespace chartroom::exporters {

// Draws the submarine with its bow on the right; `half` is half of its length.
void draw_boat(cairo_t* cr, const BoardColours& colours, Mm middle, double half);

}  // namespace chartroom::exporters
