// When two maps are one sea for those who play on them.
#pragma once

#include <string>

#include "maps/map.h"

namespace chartroom::checks {

// The same for maps on which nothing that play can tell is different: the size, which points are
// water, which of these lie in one quadrant, surface points, starts, and the numbers of the rules
// with those of the pack. How quadrants are numbered, and all texts, are left aside. A sea
// that is turned or mirrored is another.
std::string same_play_key(const maps::Map& map, const maps::RuleOverrides& pack);

}  // namespace chartroom::checks
