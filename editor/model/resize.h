// Giving a map more or fewer columns and rows.
#pragma once

#include "maps/map.h"

namespace chartroom::editor {

// Which part of the old sea stays in place: 0 left or top, 1 middle, 2 right or bottom.
struct Anchor {
  int column = 0;
  int row = 0;
};

// The map with another size, 4 to 15 a side. New points are water, of the quadrant of the old point
// nearest to them. What lies on points that go is lost: islands, surface points, starts.
maps::Map resized(const maps::Map& map, maps::Size size, Anchor anchor);

// The points of the old sea that go, and on which something stands.
maps::PointSet lost_by_resizing(const maps::Map& map, maps::Size size, Anchor anchor);

}  // namespace chartroom::editor
