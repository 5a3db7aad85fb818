// The parts of a board that look different after an edit.
#pragma once

#include "maps/map.h"

namespace chartroom::editor {

// The points around which two maps look different, and the points around which their islands do.
// All points if id, theme or size differ.
struct Repainted {
  maps::PointSet points;
  maps::PointSet islands;
};
Repainted repainted(const maps::Map& before, const maps::Map& after);

}  // namespace chartroom::editor
