// Fold lines and cut lines.
#pragma once

#include "exporters/drawing/canvas.h"
#include "exporters/drawing/colour.h"
#include "exporters/drawing/geometry.h"

namespace chartroom::exporters {

// Draw a dashed fold line, and a dashed frame to cut along. If the canvas collects tool paths, a
// plotter scores and cuts these.
void draw_fold(const Canvas& canvas, Mm from, Mm to, Colour ink);
void draw_cut_frame(const Canvas& canvas, MmRect box, Colour ink);
// Draws a solid frame to cut along, for boxes with a fold inside.
void draw_cut_outline(const Canvas& canvas, MmRect box, Colour ink);

}  // namespace chartroom::exporters
