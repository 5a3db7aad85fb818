// Questions about which points can be reached from which. Where a flood tells, there is no graph;
// else Boost.Graph answers, and a graph is built, used and dropped inside the function.
#pragma once

#include <vector>

#include "maps/point_set.h"

namespace chartroom::checks {

// The connected pieces of a set of points (neighbours up, down, left, right), the largest first,
// pieces of equal size in reading order of their first points.
std::vector<maps::PointSet> components(const maps::PointSet& points);

// The points of a set whose removal leaves their piece in more pieces (articulation points).
maps::PointSet cut_points(const maps::PointSet& points);

// How many steps each point of the set is from the nearest of `from` (which lies in the set), by
// point in reading order; -1 where no way leads there.
std::vector<int> steps_from(const maps::PointSet& from, const maps::PointSet& points);

}  // namespace chartroom::checks
