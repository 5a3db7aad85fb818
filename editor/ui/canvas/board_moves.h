// Moves of a board in its window by wheel and arrow keys.
#pragma once

#include <functional>

#include <wx/event.h>

#include "editor/model/board_view.h"
#include "maps/direction.h"

namespace chartroom::editor {

struct BoardMoves {
  std::function<void(double right, double down)> pan;
  std::function<void(double factor, Pixel around)> zoom;
};

// The wheel pans up and down; with Shift, or sideways, left and right; with Ctrl it zooms.
void turn_wheel(const wxMouseEvent& event, const BoardMoves& moves);

// Pans by one step, so that more of the board shows on that side.
void pan_by_step(maps::Direction way, const BoardMoves& moves);

}  // namespace chartroom::editor
