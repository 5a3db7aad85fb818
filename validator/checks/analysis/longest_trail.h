// Finds how long a submarine can stay under water: long trails that do not cross themselves.
#pragma once

#include <vector>

#include "maps/point_set.h"

namespace chartroom::checks {

// Returns a number of points that no trail in the water exceeds. A trail stays in one piece of the
// water and changes the color of a chessboard with every step, so it has at most one point more of
// one color.
int trail_bound(const maps::PointSet& water);

// Returns a long trail, point by point. Stops at `enough` points, or after `budget` steps (points
// looked at or moved). Equal water gives an equal trail on every machine.
std::vector<maps::Point> find_long_trail(const maps::PointSet& water, int enough, int budget);

}  // namespace chartroom::checks
