// How long a submarine can stay under water: the longest trail that does not cross itself.
#pragma once

#include <vector>

#include "maps/point_set.h"

namespace chartroom::checks {

// No trail in the water has more points than this. A trail changes the colour of a chessboard with
// every step, so it has at most one point more of one colour than of the other; and it stays in one
// piece of the water.
int trail_bound(const maps::PointSet& water);

// A long trail, point by point, found within a budget of steps (points looked at or moved); stops
// as soon as it has `enough` points. The same water gives the same trail everywhere.
std::vector<maps::Point> find_long_trail(const maps::PointSet& water, int enough, int budget);

}  // namespace chartroom::checks
