// Marks that show if a film is aligned with its map.
#pragma once

#include "exporters/drawing/canvas.h"
#include "exporters/drawing/colour.h"
#include "exporters/drawing/geometry.h"

namespace chartroom::exporters {

// Draws a cross in a ring; the first of the four is in a square, so that a turned film shows. If
// the canvas collects tool paths, plotters engrave it.
void draw_registration_mark(const Canvas& canvas, Mm middle, double radius, bool first, Colour ink);

}  // namespace chartroom::exporters
