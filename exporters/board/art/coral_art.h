// Reefs: rings of coral heads around lagoons.
#pragma once

#include <cairo.h>

#include "exporters/board/theme.h"
#include "exporters/drawing/noise.h"
#include "exporters/drawing/outlines.h"

namespace chartroom::exporters {

// Draws all reefs of a board, in pitches with A1 at (0, 0). The heights are an island_field().
void draw_reefs(cairo_t* cr, const HeightField& heights, const BoardColours& colours,
                const Noise& noise);

// Draws the reefs in large print: dark land, with heads large enough to tell apart.
void draw_bold_reefs(cairo_t* cr, const HeightField& heights, const BoardColours& colours,
                     const Noise& noise);

}  // namespace chartroom::exporters
