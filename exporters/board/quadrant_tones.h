// How many tones the quadrants of a map need, and which of them each quadrant has.
#pragma once

#include <array>

#include "maps/map.h"

namespace chartroom::exporters {

// The tone, from 0 on, of each quadrant number.
using QuadrantTones = std::array<int, maps::kMaxQuadrant + 1>;

// As few tones as keep every two quadrants apart that neighbouring points belong to; among the ways
// to give so many, one that leaves the fewest corners at which quadrants of one tone touch.
QuadrantTones quadrant_tones(const maps::Map& map);

// How many tones are given.
int tone_count(const QuadrantTones& tones);

}  // namespace chartroom::exporters
