// What every sheet carries: margins with rulers and footer, heading.
#pragma once

#include <string>

#include "exporters/board/board_painter.h"
#include "exporters/drawing/canvas.h"
#include "exporters/drawing/colour.h"
#include "exporters/parts/sheet_context.h"

namespace chartroom::exporters {

// Program, map and revision, sheet, and how to print.
void draw_footer(const Canvas& canvas, const SheetContext& context, const std::string& title,
                 MmRect box, Colour ink);

// What a set's mark keeps clear round its code.
inline constexpr double kSetMarkRim = 1.6;

// The set's QR code with its code below it, in a box that is a quarter higher than wide: black
// on white whatever the look. Nothing for what belongs to no set.
void draw_set_mark(const Canvas& canvas, const SheetContext& context, MmRect box);

// Whether a page carries rulers: where something on it must have its true scale.
enum class Rulers : bool { no, yes };

// Footer and rulers in the margins of a page, as wide as the frame or as what stands on the page.
void draw_margins(const Canvas& canvas, const SheetContext& context, const std::string& title,
                  Rulers rulers = Rulers::yes);
void draw_margins(const Canvas& canvas, const SheetContext& context, const std::string& title,
                  Rulers rulers, double left, double right);

// The map's name in the sheet's language, over the board.
void draw_heading(const Canvas& canvas, const SheetContext& context, const BoardLayout& board);

// Board, heading, rulers and footer of a sheet that is played on, the board as the look shows it or
// in a style of its own.
void draw_board_side(const Canvas& canvas, const SheetContext& context, const BoardLayout& board,
                     const std::string& title);
void draw_board_side(const Canvas& canvas, const SheetContext& context, const BoardLayout& board,
                     const std::string& title, const BoardStyle& style);

}  // namespace chartroom::exporters
