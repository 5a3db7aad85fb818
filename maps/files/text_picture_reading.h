// The two halves of a text picture's reader: the board, and the lines below it.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "maps/json/errors.h"
#include "maps/json/text.h"
#include "maps/map.h"
#include "maps/map_values.h"

namespace chartroom::maps {

// The columns before the board in each line: the row's number and a space.
inline constexpr std::size_t kPictureMargin = 3;
constexpr std::size_t place_of_column(int column) {
  return kPictureMargin + 2 * static_cast<std::size_t>(column);
}

// The lines of a picture, and the errors in them. The lines have no line breaks, no blanks at their
// ends, and not the indentation that all share, as in a code block; the first has no byte order
// mark.
struct PictureSource {
  PictureSource(std::string_view text, const std::string& path);

  // Adds an error at a byte of a line, both from 0.
  void add_error(std::size_t line, std::size_t byte, const std::string& what);
  // Returns a space past the end of the line.
  char character(std::size_t line, std::size_t byte) const {
    return byte < lines[line].size() ? lines[line][byte] : ' ';
  }

  std::vector<std::string_view> lines;
  bool ends_with_newline = false;
  int indentation = 0;  // characters
  std::size_t at = 0;   // the next line to read
  json::ErrorList errors;
};

// The line of each row of the sea.
struct PictureBoard {
  std::vector<std::size_t> row_lines;

  std::size_t line_of(Point p) const { return row_lines[static_cast<std::size_t>(p.row)]; }
};

// The position of a key's value.
struct KeyPlace {
  std::size_t line = 0;
  std::size_t byte = 0;
};
using PictureKeys = std::map<std::string, KeyPlace>;

// Reads size, islands and quadrants. Returns false if there are errors.
bool read_board(PictureSource& source, Map& map, PictureBoard& board);

// Reads everything else from the lines below the board.
PictureKeys read_lines(PictureSource& source, Map& map);

}  // namespace chartroom::maps
