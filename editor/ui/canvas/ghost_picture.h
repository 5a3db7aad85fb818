// The board as it would be, where it would be another, laid over the board as it is.
#pragma once

#include "editor/ui/canvas/board_picture.h"

namespace chartroom::editor {

class GhostPicture {
 public:
  // Over a board that lies in the window as the view says; both maps are of its size.
  void show(cairo_t* cr, const maps::Map& now, const maps::Map& then, const BoardView& view,
            WindowSize window, bool dark);

 private:
  BoardPicture picture_;
};

}  // namespace chartroom::editor
