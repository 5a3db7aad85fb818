// The overlay of the board: cursor, selection, highlighted points, marks of findings, axes, and the
// preview of a tool.
#pragma once

#include <optional>
#include <vector>

#include "editor/model/board_view.h"
#include "editor/model/findings/finding_marks.h"
#include "editor/model/mirroring.h"
#include "editor/model/tools/tool.h"
#include "maps/point_set.h"

typedef struct _cairo cairo_t;

namespace chartroom::editor {

// A point, or a corner between points, with a frame around it; `strong` if the keyboard moves it.
struct BoardCursor {
  maps::Point place;
  Lattice lattice = Lattice::points;
  bool strong = false;
  friend bool operator==(const BoardCursor&, const BoardCursor&) = default;
};

struct CanvasOverlay {
  std::optional<BoardCursor> cursor;
  maps::PointSet selection;
  double march = 0;            // the offset of the selection's outline, in dashes
  maps::PointSet highlighted;  // the points of a finding, or of a difference
  std::vector<FindingMark> marks;
  maps::PointSet ghost;  // points that a press would paint
  ToolPreview preview;
  Mirroring mirroring;
};

// Draws over a board whose place in the window is `view`.
void paint_overlay(cairo_t* cr, const BoardView& view, const CanvasOverlay& overlay);

}  // namespace chartroom::editor
