// What stands on the islands: palms, icebergs' cracks, corals, lights.
#pragma once

#include <cairo.h>

#include "exporters/page/noise.h"
#include "exporters/board/theme.h"
#include "maps/map.h"

namespace chartroom {

// Draws the ornament of one island point, in pitches with A1 at (0, 0).
void draw_ornament(cairo_t* cr, Theme theme, Point point, const BoardColours& colours,
                   const Noise& noise);

}  // namespace chartroom
