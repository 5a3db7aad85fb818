// Finds which points can be reached from which, by flooding sets or by Boost.Graph. A graph exists
// only inside a function.
#pragma once

#include <vector>

#include "maps/point_set.h"

namespace chartroom::checks {

// Returns the connected pieces of a set of points (neighbors up, down, left, right), the largest
// first, pieces of equal size in reading order of their first points.
std::vector<maps::PointSet> components(const maps::PointSet& points);

// Returns the points whose removal splits their piece (articulation points).
maps::PointSet cut_points(const maps::PointSet& points);

// Returns the number of steps from each point, in reading order, to the nearest point of `from`, a
// part of the set; -1 if there is no way.
std::vector<int> steps_from(const maps::PointSet& from, const maps::PointSet& points);

}  // namespace chartroom::checks
