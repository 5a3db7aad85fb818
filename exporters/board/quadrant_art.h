// The sea in two tones, one a quadrant, and the borders between the quadrants.
#pragma once

#include <array>
#include <vector>

#include "exporters/board/theme.h"
#include "exporters/drawing/noise.h"
#include "exporters/drawing/outlines.h"
#include "maps/map.h"

namespace chartroom::exporters {

// The tone, 0 or 1, of each quadrant number: of all ways to give two tones the one that leaves the
// shortest border between quadrants of one tone (none, where the quadrants allow it).
std::array<int, maps::kMaxQuadrant + 1> quadrant_tones(const maps::Map& map);

// The lines between points of different quadrants as curves, in pitches with A1 at (0, 0). They
// keep midway between the points but for a gentle wave.
std::vector<Outline> quadrant_borders(const maps::Map& map, const Noise& noise);

// Draws border lines, in pitches: a light casing under two dashed lines.
void draw_border_lines(cairo_t* cr, const std::vector<Outline>& lines, const BoardColours& colours);

// The outlines of all water and land of one tone, meeting the same curves.
std::vector<Outline> tone_outlines(const maps::Map& map, const Noise& noise, int tone);

}  // namespace chartroom::exporters
