// The animals on the arctic ice.
#pragma once

#include <cairo.h>

#include "exporters/board/theme.h"
#include "exporters/drawing/geometry.h"

namespace chartroom::exporters {

// Draw an animal that faces left; `half` is half of its length.
void draw_polar_bear(cairo_t* cr, UserPoint middle, double half, const BoardColours& colours);
void draw_seal(cairo_t* cr, UserPoint middle, double half, const BoardColours& colours);

}  // namespace chartroom::exporters
