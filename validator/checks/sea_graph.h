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

// A part of a piece of water that can be entered and left by one point only. A submarine that goes
// in has the mouth on its trail and cannot come out without surfacing.
struct Pocket {
  Point mouth;        // the cut point before it
  PointSet part;      // what lies behind; of the sides of the mouth all but the largest are behind
  bool line = false;  // no point of it has more than two neighbours in it, and it has two ends
};

// The pockets of a connected piece of water, by their mouths in reading order. Where one lies in
// another (each point of a long dead end has the rest behind it), only the larger one is given.
std::vector<Pocket> pockets(const PointSet& piece);

}  // namespace chartroom
