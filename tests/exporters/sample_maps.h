// Maps that the exporters' tests draw.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "maps/map.h"

namespace chartroom::exporters::sample {
using namespace maps;

Map archipelago();
Map north_pole();
// Joined islands, lakes, and quadrants of odd shapes: rings, stairs, one inside another.
Map wild_reef();
Map large_night();   // 15 x 15, nine quadrants
Map small_lagoon();  // 4 x 4

std::vector<Map> all();

// Returns a random sea of any size, with up to a seventh land and quadrants of at least three by
// three points: more of both than any published map.
Map random(unsigned seed);

// Returns a map with quadrants of any shape, down to single points: a demanding board.
Map random_quadrants(unsigned seed);

// 15 x 15, nine quadrants that all border each other.
Map all_neighbours();

}  // namespace chartroom::exporters::sample
