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
  int row = 0;  // the sea's row, from 0; a borders line has that of the row above
  std::string text;
};

// Returns the lines of a map's board. `symbol` gives each point one column of the screen, in any
// number of bytes. Lines of borders that hold no border are left out.
std::vector<BoardLine> board_lines(const Map& map, const std::function<std::string(Point)>& symbol);
// Returns only the header, the map's rows from `first` to `last`, and the borders between them.
std::vector<BoardLine> board_lines(const Map& map, const std::function<std::string(Point)>& symbol,
                                   int first, int last);

std::string board_header(int columns);

// Returns a point's symbol in the text picture: # island, o surface point, B and G forced starts, *
// several of these, . water. An island hides everything else.
char picture_symbol(const Map& map, Point p);

}  // namespace chartroom::maps
