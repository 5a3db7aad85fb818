// Quadrants drawn by their borders: a line between the points parts what it cuts off.
#pragma once

#include <vector>

#include "maps/map.h"

namespace chartroom::editor {

// Lines between neighbouring points: a point is in `right` where a line parts it from the point to
// its right, in `below` where one parts it from the point below.
struct Walls {
  maps::PointSet right;
  maps::PointSet below;
  bool empty() const { return right.empty() && below.empty(); }
  friend bool operator==(const Walls&, const Walls&) = default;
};

// The walls of a line from corner to corner (see Lattice::corners). Each corner must be one step
// from the one before. Along the rim of the sea there is nothing to part.
Walls walls_of(const std::vector<maps::Point>& corners, maps::Size sea);
// The borders of a map's quadrants.
Walls borders(const maps::Map& map);

// The map with a line drawn. A line divides a quadrant where, together with the borders and the rim
// that are there, it cuts the quadrant's points apart. The largest part (of equals the one that
// comes first in reading order) keeps the number, so that colours on the screen stay; the others
// get the smallest free numbers, in reading order of their first points. Nothing happens where the
// line is open, nor where the nine numbers do not suffice.
maps::Map divided(const maps::Map& map, const Walls& line);

// Each piece of a quadrant in several pieces becomes a quadrant, numbered as above.
maps::Map separated(const maps::Map& map);

// The quadrants numbered in reading order of their first points.
maps::Map renumbered(const maps::Map& map);

}  // namespace chartroom::editor
