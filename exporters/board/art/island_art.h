// Land, drawn in pitches with A1 at (0, 0).
#pragma once

#include <cairo.h>

#include "exporters/board/theme.h"
#include "exporters/drawing/noise.h"
#include "exporters/drawing/outlines.h"
#include "maps/map.h"

namespace chartroom::exporters {

// Draws the belts of water around the islands; quadrant borders run above them.
void draw_shallows(cairo_t* cr, const HeightField& islands, const BoardColours& colours);

// Draws the white around coasts in large print, which borders cross.
void draw_clear_shores(cairo_t* cr, const maps::Map& map, const HeightField& field,
                       const BoardColours& colours);

// Draws shore, land and ornaments of all islands.
void draw_islands(cairo_t* cr, const maps::Map& map, const HeightField& islands,
                  const BoardColours& colours, const Noise& noise);

}  // namespace chartroom::exporters
