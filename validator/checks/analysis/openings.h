// Openings: single islands that, turned into water, free a part that one point shuts.
#pragma once

#include <optional>

#include "maps/point_set.h"
#include "validator/checks/analysis/cut_off_parts.h"

namespace chartroom::checks {

// The island by which no point of the part, a dead end or a pocket, lies in one any more: of
// several the one that leaves fewest points in dead ends and pockets anywhere in that piece of
// water, then the first in reading order. Nothing where no single island does it.
std::optional<maps::Point> best_opening(const maps::PointSet& islands, const maps::PointSet& water,
                                        const CutOffPart& part, double pocket_share);

}  // namespace chartroom::checks
