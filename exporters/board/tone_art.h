// The tones of the sea: shades, and what tells them where there are no colours.
#pragma once

#include <cairo.h>

#include "exporters/board/quadrant_tones.h"
#include "exporters/board/theme.h"
#include "exporters/drawing/noise.h"
#include "maps/map.h"

namespace chartroom::exporters {

// Fills the current path with a tone, in pitches with A1 at (0, 0).
void fill_tone(cairo_t* cr, int tone, maps::Size size, const BoardColours& colours);

// Fills the sea, in pitches with A1 at (0, 0): every tone in its shade or, without ink, in its
// hatching, which keeps off the lines from point to point.
void draw_tones(cairo_t* cr, const maps::Map& map, const QuadrantTones& tones,
                const BoardColours& colours, const Noise& noise);

// Waves, dots and crosses midway between four points of one quadrant: other ones in every tone,
// none in the first. Hatching needs none.
void draw_tone_signs(cairo_t* cr, const maps::Map& map, const QuadrantTones& tones,
                     const BoardColours& colours, const Noise& noise);

}  // namespace chartroom::exporters
