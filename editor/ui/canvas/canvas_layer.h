// A layer that other parts draw between the board and the cursor.
#pragma once

#include "editor/model/board_view.h"
#include "editor/ui/canvas/board_picture.h"
#include "exporters/drawing/cairo_objects.h"

namespace chartroom::editor {

class CanvasLayer {
 public:
  virtual ~CanvasLayer() = default;
  // Paints over a board whose place in the window is `view`.
  virtual void paint(cairo_t* cr, const BoardView& view, WindowSize window) = 0;
};

}  // namespace chartroom::editor
