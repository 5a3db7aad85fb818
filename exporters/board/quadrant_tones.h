// The tones of a map's quadrants.
#pragma once

#include <array>

#include "maps/map.h"

namespace chartroom::exporters {

// The tone, from 0 on, of each quadrant number.
using QuadrantTones = std::array<int, maps::kMaxQuadrant + 1>;

// Returns the fewest tones such that quadrants with neighboring points differ. Among equal choices,
// takes one with the fewest corners where quadrants of one tone touch.
QuadrantTones quadrant_tones(const maps::Map& map);

// Returns the number of tones in use.
int tone_count(const QuadrantTones& tones);

}  // namespace chartroom::exporters
