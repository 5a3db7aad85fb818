// How a hand moves a board in its window, by wheel and arrow keys.
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

// The wheel moves the board up and down; with Shift, or turned sideways, aside; with Ctrl it zooms.
void turn_wheel(const wxMouseEvent& event, const BoardMoves& moves);

// More of the board is seen that way.
void look(maps::Direction way, const BoardMoves& moves);

}  // namespace chartroom::editor
