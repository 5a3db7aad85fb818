// The differing points of a proposed map, drawn over the present board.
#pragma once

#include "editor/ui/canvas/board_picture.h"

namespace chartroom::editor {

class GhostPicture {
 public:
  // Draws over a board whose place in the window is `view`; both maps have its size.
  void show(cairo_t* cr, const maps::Map& now, const maps::Map& then, const BoardView& view,
            WindowSize window, bool dark);

 private:
  BoardPicture picture_;
};

}  // namespace chartroom::editor
