// Rulers in the margins of a page, to check its printed scale.
#pragma once

#include "exporters/drawing/canvas.h"
#include "exporters/drawing/colour.h"
#include "exporters/drawing/geometry.h"

namespace chartroom::exporters {

// Draw a 100 mm ruler to the right, or upwards. Its ticks face the page's edge.
void draw_ruler_across(const Canvas& canvas, Mm start, Colour ink);
void draw_ruler_up(const Canvas& canvas, Mm start, Colour ink);

}  // namespace chartroom::exporters
