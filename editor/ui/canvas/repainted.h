// What an edit changes of the looks of a board.
#pragma once

#include "maps/map.h"

namespace chartroom::editor {

// The points round which two maps of one size look different, and those round which their islands
// do; all of them where something else than points decides the looks.
struct Repainted {
  maps::PointSet points;
  maps::PointSet islands;
};
Repainted repainted(const maps::Map& before, const maps::Map& after);

}  // namespace chartroom::editor
