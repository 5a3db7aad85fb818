// Marks that show if a film is aligned with its map.
#pragma once

#include "exporters/drawing/canvas.h"
#include "exporters/drawing/colour.h"
#include "exporters/drawing/geometry.h"

namespace chartroom::exporters {

// Draws the marks, crosses in rings; the first is in a square, so that a turned film shows. If the
// canvas collects tool paths, plotters engrave them.
void draw_film_marks(const Canvas& canvas, const Registration& marks, Colour ink);

}  // namespace chartroom::exporters
