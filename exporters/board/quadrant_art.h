// The sea in tones, one per quadrant, and the borders between quadrants.
#pragma once

#include <vector>

#include "exporters/board/quadrant_tones.h"
#include "exporters/board/theme.h"
#include "exporters/drawing/noise.h"
#include "exporters/drawing/outlines.h"
#include "maps/map.h"

namespace chartroom::exporters {

// Returns the borders between different quadrants as curves, in pitches with A1 at (0, 0). They run
// midway between the points, except for a slight wave and rounded bends.
std::vector<Outline> quadrant_borders(const maps::Map& map, const Noise& noise);

// Widths of a border's line, alone and with the casing on both sides, in pitches: 0.8 mm and 1.5 mm
// on the published 16 mm grid.
inline constexpr double kBorderWidth = 0.05;
inline constexpr double kCasedBorderWidth = 0.094;
// Width of a border's two lines in large print.
inline constexpr double kBoldBorderWidth = 0.12;

// Draws border lines, in pitches.
void draw_border_lines(cairo_t* cr, const std::vector<Outline>& lines, const BoardColours& colours);

// Returns the outlines of all water and land in one tone, along the curves of the borders.
std::vector<Outline> tone_outlines(const maps::Map& map, const QuadrantTones& tones,
                                   const Noise& noise, int tone);

}  // namespace chartroom::exporters
