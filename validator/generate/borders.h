// Draws the borders between a map's four quadrants.
#pragma once

#include "validator/generate/request.h"

namespace chartroom::generate {

// Returns four quadrants, numbered in reading order. Straight borders halve the sea; winding ones
// cross it near the middle in runs of two points or more.
maps::QuadrantGrid draw_quadrants(maps::Size size, Borders borders, statistics::Random& random);

}  // namespace chartroom::generate
