// Divides quadrants by lines between points.
#pragma once

#include <vector>

#include "maps/map.h"

namespace chartroom::editor {

// Lines between neighboring points: a point is in `right` if a line separates it from the point to
// its right, in `below` if from the point below.
struct Walls {
  maps::PointSet right;
  maps::PointSet below;
  bool empty() const { return right.empty() && below.empty(); }
  friend bool operator==(const Walls&, const Walls&) = default;
};

// Returns the walls of a line from corner to corner (see Lattice::corners). Each corner must be one
// step from the previous one. The rim of the sea has no walls.
Walls walls_of(const std::vector<maps::Point>& corners, maps::Size size);
// Returns the borders of a map's quadrants.
Walls borders(const maps::Map& map);

// Returns the map with a line drawn. A line divides a quadrant if it closes off points together
// with the borders and the rim. The largest part keeps its number and so its color; of equal parts,
// the first in reading order. Other parts get the smallest free numbers, in reading order. The map
// stays as it is if the line is open or the nine numbers run out.
maps::Map divided(const maps::Map& map, const Walls& line);

// True if a line has walls, and all are borders of the map.
bool is_along_borders(const maps::Map& map, const Walls& line);
// Returns the map without the borders under a line: the areas on its two sides become one quadrant,
// with the number of the largest; of equal ones, the first in reading order.
maps::Map joined(const maps::Map& map, const Walls& line);

// Returns the map with each piece of a split quadrant as its own quadrant, numbered as above.
maps::Map separated(const maps::Map& map);

// Returns the map with its quadrants numbered in reading order of their first points.
maps::Map renumbered(const maps::Map& map);

}  // namespace chartroom::editor
