// Boards of letters for the terminal, drawn like the text picture of a map (maps/MAP-FILES.md):
// column letters, row numbers, and the borders of the quadrants.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "maps/map.h"

namespace chartroom::cli {

// Colors of a board. Without color the letters alone are enough.
enum class Ink : std::uint8_t { plain, blue, green, enemy, faint };

// Returns the text in a color, or unchanged without `colour`.
std::string inked(std::string_view text, Ink ink, bool colour);

// One point as it is drawn.
struct BoardCell {
  char symbol = '.';
  Ink ink = Ink::plain;
};

// A line of text and its width in screen columns, in which color codes take none.
struct ScreenLine {
  std::string text;
  int width = 0;
};

using ScreenBlock = std::vector<ScreenLine>;

ScreenLine plain_line(std::string text);

// Draws islands as '#' and asks `cell` for all other points.
ScreenBlock board_block(const maps::Map& map, const std::function<BoardCell(maps::Point)>& cell,
                        bool colour);

// "[###-]": three of four.
std::string gauge_bar(int full, int all, char mark);

int width_of(const ScreenBlock& block);

// Returns both blocks side by side if the screen is wide enough, otherwise the right one below.
std::string side_by_side(const ScreenBlock& left, const ScreenBlock& right, int screen_width);

// Returns the lines of a block, each with its line end.
std::string block_text(const ScreenBlock& block);

}  // namespace chartroom::cli
