// Lines that show where to fold and to cut.
#pragma once

#include "exporters/drawing/canvas.h"
#include "exporters/drawing/colour.h"
#include "exporters/drawing/geometry.h"

namespace chartroom::exporters {

// A dashed line along which a page is folded, or cut with `scissors`.
void draw_fold(const Canvas& canvas, Mm from, Mm to, Colour ink);
void draw_cut_frame(const Canvas& canvas, MmRect box, Colour ink);

}  // namespace chartroom::exporters
