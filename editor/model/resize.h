// Changes a map's number of columns and rows.
#pragma once

#include "maps/map.h"

namespace chartroom::editor {

// The part of the old sea that stays in place: 0 left or top, 1 middle, 2 right or bottom.
struct Anchor {
  int column = 0;
  int row = 0;
};

// Returns the map with another size, 4 to 15 a side. New points are water of the nearest old
// point's quadrant. Islands, surface points and starts on removed points are lost.
maps::Map resized(const maps::Map& map, maps::Size size, Anchor anchor);

// Returns the removed points that have content.
maps::PointSet lost_by_resizing(const maps::Map& map, maps::Size size, Anchor anchor);

}  // namespace chartroom::editor
