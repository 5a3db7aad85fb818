// Marks that show whether a film lies true on its map.
#pragma once

#include "exporters/drawing/canvas.h"
#include "exporters/drawing/colour.h"
#include "exporters/drawing/geometry.h"

namespace chartroom::exporters {

// A cross in a ring; the first of the four is in a square, so that a turned film shows.
// Where paths of plotters are asked for, it is engraved.
void draw_registration_mark(const Canvas& canvas, Mm middle, double radius, bool first, Colour ink);

}  // namespace chartroom::exporters
