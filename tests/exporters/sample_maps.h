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

}  // namespace chartroom::exporters::sample
