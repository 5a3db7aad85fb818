// Points at the loose ends of quadrants, and whose finding they are.
#pragma once

#include "maps/point_set.h"

namespace chartroom::checks {

// The points of a quadrant that have one neighbour in it or none.
maps::PointSet ragged_points(const maps::PointSet& quadrant);

// The points of a quadrant in pieces that this tells of already (Q102), so that they are not ragged
// borders besides: what lies apart from the largest piece, and that one too where it is one point.
maps::PointSet told_as_pieces(const maps::PointSet& quadrant);

}  // namespace chartroom::checks
