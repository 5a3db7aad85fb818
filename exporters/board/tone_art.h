// The tones of the sea: shades, and hatching or signs where there are no colors.
#pragma once

#include <cairo.h>

#include "exporters/board/quadrant_tones.h"
#include "exporters/board/theme.h"
#include "exporters/drawing/noise.h"
#include "maps/map.h"

namespace chartroom::exporters {

// Fills the current path with a tone, in pitches with A1 at (0, 0).
void fill_tone(cairo_t* cr, int tone, maps::Size size, const BoardColours& colours);

// Fills the sea, in pitches with A1 at (0, 0): every tone in its shade or, to save ink, in its
// hatching, which avoids the lines from point to point.
void draw_tones(cairo_t* cr, const maps::Map& map, const QuadrantTones& tones,
                const BoardColours& colours, const Noise& noise);

// Draws signs midway between four points of one quadrant: waves, dots or crosses by tone, none for
// the first. Hatched seas need none.
void draw_tone_signs(cairo_t* cr, const maps::Map& map, const QuadrantTones& tones,
                     const BoardColours& colours, const Noise& noise);

}  // namespace chartroom::exporters
