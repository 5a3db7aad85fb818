// Points that make the borders of quadrants ragged.
#pragma once

#include "maps/point_set.h"

namespace chartroom::checks {

// Returns the points of a quadrant that have at most one neighbor in it.
maps::PointSet ragged_points(const maps::PointSet& quadrant);

// Returns the points of a quadrant in pieces that Q102 reports, so that Q105 leaves them out: all
// but the largest piece, and that one too if it is one point.
maps::PointSet told_as_pieces(const maps::PointSet& quadrant);

}  // namespace chartroom::checks
