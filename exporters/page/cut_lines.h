// Lines that show where to fold and to cut.
#pragma once

#include "exporters/drawing/canvas.h"
#include "exporters/drawing/colour.h"
#include "exporters/drawing/geometry.h"

namespace chartroom::exporters {

// A dashed line along which a page is folded, and a frame of such lines round what is cut out. What
// a plotter is to score and to cut, where its paths are asked for.
void draw_fold(const Canvas& canvas, Mm from, Mm to, Colour ink);
void draw_cut_frame(const Canvas& canvas, MmRect box, Colour ink);
// The same unbroken, where a fold lies within.
void draw_cut_outline(const Canvas& canvas, MmRect box, Colour ink);

}  // namespace chartroom::exporters
