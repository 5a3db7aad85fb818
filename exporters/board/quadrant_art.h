// The sea in tones, one a quadrant, and the borders between the quadrants.
#pragma once

#include <vector>

#include "exporters/board/quadrant_tones.h"
#include "exporters/board/theme.h"
#include "exporters/drawing/noise.h"
#include "exporters/drawing/outlines.h"
#include "maps/map.h"

namespace chartroom::exporters {

// The lines between points of different quadrants as curves, in pitches with A1 at (0, 0). They
// keep midway between the points but for a slight wave and round bends.
std::vector<Outline> quadrant_borders(const maps::Map& map, const Noise& noise);

// Of a border's line, and with the casing on both sides, in pitches: of the 16 mm of the published
// grid 0.8 and 1.5.
inline constexpr double kBorderWidth = 0.05;
inline constexpr double kCasedBorderWidth = 0.094;
// Of the two lines of a border in large print.
inline constexpr double kBoldBorderWidth = 0.12;

// Draws border lines, in pitches.
void draw_border_lines(cairo_t* cr, const std::vector<Outline>& lines, const BoardColours& colours);

// The outlines of all water and land of one tone, meeting the same curves.
std::vector<Outline> tone_outlines(const maps::Map& map, const QuadrantTones& tones,
                                   const Noise& noise, int tone);

}  // namespace chartroom::exporters
