// Draws names of generated maps in the five languages.
#pragma once

#include <cstdint>
#include <vector>

#include "maps/map.h"
#include "maps/platform/texts.h"

namespace chartroom::generate {

// Returns `count` different names for maps of one theme, ordered by the seed; at most kMostMaps.
std::vector<Texts> draw_names(maps::Theme theme, int count, std::uint64_t seed);

}  // namespace chartroom::generate
