// Channels: islands whose opening lets submarines through.
#pragma once

#include "maps/map.h"

namespace chartroom::checks {

// The fewest islands that have to become water for a way from one set of points to another, round
// the points to avoid. Empty where
// there is no way, or one without an island.
maps::PointSet channel(const maps::Map& map, const maps::PointSet& from, const maps::PointSet& to,
                       const maps::PointSet& avoided = {});

}  // namespace chartroom::checks
