// Channels: islands whose opening lets submarines through.
#pragma once

#include "maps/map.h"

namespace chartroom::checks {

// Returns the fewest islands to turn into water for a way from one set of points to another that
// avoids `avoided`. Empty if there is no way, or a way without an island.
maps::PointSet channel(const maps::Map& map, const maps::PointSet& from, const maps::PointSet& to,
                       const maps::PointSet& avoided = {});

}  // namespace chartroom::checks
