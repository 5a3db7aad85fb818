// What is played on, taken from one map into another.
#pragma once

#include "maps/map.h"

namespace chartroom::editor {

// The map with the size, islands, quadrants, starts and surfacing of another one. Its name, its
// other texts, its theme and its rules stay.
maps::Map with_board(maps::Map map, const maps::Map& board);

}  // namespace chartroom::editor
