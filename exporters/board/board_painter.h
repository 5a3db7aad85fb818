// The one painter of boards: canvas, preview, PDF, SVG and PNG all show what this draws.
#pragma once

#include "exporters/board/board_layout.h"
#include "exporters/board/theme.h"
#include "exporters/drawing/canvas.h"
#include "maps/map.h"

namespace chartroom::exporters {

// What a drawing of the board shows; everything else follows from the map.
struct BoardStyle {
  bool coordinates = true;  // tabs with column letters and row numbers round the sea
  bool starts = true;       // forced starts
  bool surface_points = true;
  bool quadrant_numbers = true;
  Look look = Look::colour;
  bool dark = false;  // for a dark window; goes before the look
};

// How a look shows a board.
BoardStyle board_style(Look look);

// Draws the map's board where the layout places it, in the user space of `canvas`, in millimetres.
// Draws nothing outside layout.frame(). The state of `canvas` is as before afterwards.
// Errors stay in the cairo_t; the caller looks at its status.
void paint_board(const Canvas& canvas, const maps::Map& map, const BoardLayout& layout,
                 const BoardStyle& style);

}  // namespace chartroom::exporters
