// Ornaments of the islands: palms, bears and seals, corals, lights.
#pragma once

#include <cairo.h>

#include "exporters/board/theme.h"
#include "exporters/drawing/noise.h"
#include "maps/map.h"

namespace chartroom::exporters {

// Draws the ornament of one island point, in pitches with A1 at (0, 0). Palms have a shadow if seen
// `from_above`.
void draw_ornament(cairo_t* cr, maps::Theme theme, maps::Point point, const BoardColours& colours,
                   const Noise& noise, bool from_above = true);

// Draws cracks in the ice around a point, up to a quarter of a pitch long.
void draw_cracks(cairo_t* cr, maps::Point point, const BoardColours& colours, const Noise& noise);

}  // namespace chartroom::exporters
