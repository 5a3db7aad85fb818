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

// Seas of every size, with up to a seventh of them land and quadrants of three by three points or
// more, which is more of either than any published map has.
Map random(unsigned seed);

// Quadrants of any shape, down to single points: a board that asks for much.
Map random_quadrants(unsigned seed);

// 15 x 15, nine quadrants that all border each other.
Map all_neighbours();

}  // namespace chartroom::exporters::sample
