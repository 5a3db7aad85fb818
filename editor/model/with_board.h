// Copies the board of one map into another.
#pragma once

#include "maps/map.h"

namespace chartroom::editor {

// Returns the map with the size, islands, quadrants, starts and surfacing of another one. Its
// texts, theme and rules stay.
maps::Map with_board(maps::Map map, const maps::Map& board);

}  // namespace chartroom::editor
