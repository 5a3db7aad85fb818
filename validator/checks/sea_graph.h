// Questions about which points can be reached from which, answered by Boost.Graph.
// A graph is built, used and dropped inside each function.
#pragma once

#include <vector>

#include "maps/point_set.h"

namespace chartroom {

// The connected pieces of a set of points (neighbours up, down, left, right), the largest first,
// pieces of equal size in reading order of their first points.
std::vector<PointSet> pieces(const PointSet& points);

// The points of a set whose removal leaves their piece in more pieces (articulation points).
PointSet cut_points(const PointSet& points);

// A part of a piece of water that can be entered and left by one point only.
struct Pocket {
  Point mouth;    // the cut point before it
  PointSet part;  // what lies behind; of the sides of the mouth all but the largest are behind
};

// The pockets of a connected piece of water that are a line of points: dead ends. Where one lies in
// another (each point of a long dead end has the rest behind it), the longest is given.
std::vector<Pocket> dead_ends(const PointSet& piece);

}  // namespace chartroom
