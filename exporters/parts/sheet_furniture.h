// What every sheet carries: rulers, footer, heading.
#pragma once

#include <string>

#include "exporters/board/board_painter.h"
#include "exporters/drawing/canvas.h"
#include "exporters/drawing/colour.h"
#include "exporters/parts/sheet_context.h"

namespace chartroom::exporters {

// A ruler of 100 mm from the place to the right, and one upwards; ticks on the side of the page's
// edge, numbers behind them.
void draw_ruler_across(const Canvas& canvas, Mm start, Colour ink);
void draw_ruler_up(const Canvas& canvas, Mm start, Colour ink);

// Program, map and revision, sheet, and how to print.
void draw_footer(const Canvas& canvas, const SheetContext& context, const std::string& title,
                 MmRect box, Colour ink);

// The set's QR code with its code below it, in a box that is a quarter higher than wide: black
// on white whatever the look.
void draw_set_mark(const Canvas& canvas, const SheetContext& context, MmRect box);

// Rulers and footer in the margins of a page.
void draw_margins(const Canvas& canvas, const SheetContext& context, const std::string& title);

// The map's name in the sheet's language, over the board.
void draw_heading(const Canvas& canvas, const SheetContext& context, const BoardLayout& board);

// Board, heading, rulers and footer of a sheet that is played on.
void draw_board_side(const Canvas& canvas, const SheetContext& context, const BoardLayout& board,
                     const std::string& title);

}  // namespace chartroom::exporters
