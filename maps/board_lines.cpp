#include "maps/board_lines.h"

#include <fmt/core.h>

#include <algorithm>

namespace chartroom::maps {
namespace {

std::string row_text(const Map& map, int row, const std::function<std::string(Point)>& symbol) {
  std::string text = fmt::format("{:>2} ", row + 1);
  for (int column = 0; column < map.size.columns; ++column) {
    const Point p{column, row};
    const Point right = next(p, Direction::right);
    text += symbol(p);
    if (!map.size.contains(right)) break;
    text += map.quadrants.at(p) == map.quadrants.at(right) ? ' ' : '|';
  }
  return text;
}

// Returns the borders under a row; "" if there are none.
std::string border_text(const Map& map, int row) {
  std::string text;
  for (int column = 0; column < map.size.columns && row + 1 < map.size.rows; ++column) {
    if (map.quadrants.at({column, row}) == map.quadrants.at({column, row + 1})) continue;
    text.resize(3 + 2 * static_cast<std::size_t>(column), ' ');
    text += '-';
  }
  return text;
}

}  // namespace

std::string board_header(int columns) {
  std::string text = "  ";
  for (int column = 0; column < columns; ++column) text += " " + column_name(column);
  return text;
}

std::vector<BoardLine> board_lines(const Map& map,
                                   const std::function<std::string(Point)>& symbol) {
  return board_lines(map, symbol, 0, map.size.rows - 1);
}

std::vector<BoardLine> board_lines(const Map& map, const std::function<std::string(Point)>& symbol,
                                   int first, int last) {
  std::vector<BoardLine> lines{{BoardLine::Kind::header, 0, board_header(map.size.columns)}};
  last = std::min(last, map.size.rows - 1);
  for (int row = std::max(first, 0); row <= last; ++row) {
    lines.push_back({BoardLine::Kind::row, row, row_text(map, row, symbol)});
    const std::string borders = row < last ? border_text(map, row) : "";
    if (!borders.empty()) lines.push_back({BoardLine::Kind::borders, row, borders});
  }
  return lines;
}

char picture_symbol(const Map& map, Point p) {
  if (map.islands.contains(p)) return '#';
  const bool blue = map.starts.blue == p;
  const bool green = map.starts.green == p;
  const bool safe = map.surface_points().contains(p);
  if (blue + green + safe > 1) return blue || green ? '*' : 'o';
  if (blue) return 'B';
  if (green) return 'G';
  return safe ? 'o' : '.';
}

}  // namespace chartroom::maps
