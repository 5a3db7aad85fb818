// A map as a small picture for lists, drawn by the one painter.
#pragma once

#include <wx/bmpbndl.h>

#include "maps/map.h"

namespace chartroom::editor {

// `side` logical pixels wide and high, with the board in the middle; `scale` pixels of the screen
// to each.
wxBitmapBundle map_bitmap(const maps::Map& map, int side, double scale, bool dark);

}  // namespace chartroom::editor
