// A board of letters, as the text picture draws it (maps/MAP-FILES.md): column letters, row
// numbers, points with a space or a border between them.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "maps/map.h"

namespace chartroom::maps {

struct BoardLine {
  enum class Kind : std::uint8_t { header, row, borders };

  Kind kind = Kind::row;
  int row = 0;  // of the sea, from 0; borders belong to the row above them
  std::string text;
};

// `symbol` gives what stands for a point: one column on the screen, whatever bytes it takes.
// Borders between rows that hold none are left out.
std::vector<BoardLine> board_lines(const Map& map, const std::function<std::string(Point)>& symbol);
// Of that the header, the rows from first to last that the map has, and the borders between these.
std::vector<BoardLine> board_lines(const Map& map, const std::function<std::string(Point)>& symbol,
                                   int first, int last);

// The line of column letters.
std::string board_header(int columns);

// How the text picture shows a point: # island, o surface point, B and G forced starts, * several
// of these on one point, . water. An island hides what stands on it.
char picture_symbol(const Map& map, Point p);

}  // namespace chartroom::maps
