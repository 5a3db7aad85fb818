// The parts of every sheet: margins with rulers and footer, heading.
#pragma once

#include <string>

#include "exporters/board/board_painter.h"
#include "exporters/drawing/canvas.h"
#include "exporters/drawing/colour.h"
#include "exporters/parts/sheet_context.h"

namespace chartroom::exporters {

// The game and its authors, at the foot of every page in every language.
inline constexpr const char* kGameCredit = "SONAR: Roberto Fraga, Yohan Lemonnier";

// True if the map's author says that its layout is a published one.
bool is_published(const maps::Map& map);

// Draws the footer: program, map and revision, sheet; credits and printing instructions.
void draw_footer(const Canvas& canvas, const SheetContext& context, const std::string& title,
                 MmRect box, Colour ink);

// The clear space around a set's code.
inline constexpr double kSetMarkRim = 1.6;

// Draws the set's QR code with its text below, in a box that is a quarter higher than wide: black
// on white in every look. Draws nothing if there is no set.
void draw_set_mark(const Canvas& canvas, const SheetContext& context, MmRect box);

// Returns the style of a sheet's board, with the teams' letters in its language.
BoardStyle board_style(const SheetContext& context);

// Rulers belong on pages with parts at true scale.
enum class Rulers : bool { no, yes };

// Draw footer and rulers in the margins of a page, as wide as the frame or its content.
void draw_margins(const Canvas& canvas, const SheetContext& context, const std::string& title,
                  Rulers rulers = Rulers::yes);
void draw_margins(const Canvas& canvas, const SheetContext& context, const std::string& title,
                  Rulers rulers, double left, double right);

// Draws the map's name in the sheet's language, above the board.
void draw_heading(const Canvas& canvas, const SheetContext& context, const BoardLayout& board);

// Draw board, heading, rulers and footer of a sheet, the board in the look's or the given style.
void draw_board_side(const Canvas& canvas, const SheetContext& context, const BoardLayout& board,
                     const std::string& title);
void draw_board_side(const Canvas& canvas, const SheetContext& context, const BoardLayout& board,
                     const std::string& title, const BoardStyle& style);

}  // namespace chartroom::exporters
