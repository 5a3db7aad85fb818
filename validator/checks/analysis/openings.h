// Openings: single islands that, turned into water, give a cut-off part a second access.
#pragma once

#include <optional>

#include "maps/point_set.h"
#include "validator/checks/analysis/cut_off_parts.h"

namespace chartroom::checks {

// Returns an island that, as water, leaves no point of the part (a dead end or a pocket) in a dead
// end or pocket. Of several, returns the one that leaves the fewest points of that piece of water
// in dead ends and pockets, then the first in reading order. Nothing if there is none.
std::optional<maps::Point> best_opening(const maps::PointSet& islands, const maps::PointSet& water,
                                        const CutOffPart& part, double pocket_share);

}  // namespace chartroom::checks
