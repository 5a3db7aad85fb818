// Borders between the four quadrants of a map.
#pragma once

#include "validator/generate/request.h"

namespace chartroom::generate {

// Four quadrants, numbered in reading order. Straight borders halve the sea; winding ones go from
// side to side in runs of two points or more, near the middle.
maps::QuadrantGrid draw_quadrants(maps::Size size, Borders borders, statistics::Random& random);

}  // namespace chartroom::generate
