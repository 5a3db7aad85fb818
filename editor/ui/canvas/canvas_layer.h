// What somebody else draws between the board and the cursor.
#pragma once

#include "editor/model/board_view.h"
#include "editor/ui/canvas/board_picture.h"
#include "exporters/drawing/cairo_objects.h"

namespace chartroom::editor {

class CanvasLayer {
 public:
  virtual ~CanvasLayer() = default;
  // Over a board that lies in the window as the view says.
  virtual void paint(cairo_t* cr, const BoardView& view, WindowSize window) = 0;
};

}  // namespace chartroom::editor
