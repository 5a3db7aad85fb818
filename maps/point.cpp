#include "maps/point.h"

#include <charconv>

namespace chartroom::maps {

std::optional<Point> parse_point(std::string_view text) {
  if (text.size() < 2 || text[0] < 'A' || text[0] >= 'A' + kMaxSide) return std::nullopt;
  if (text[1] < '1' || text[1] > '9') return std::nullopt;
  int row = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data() + 1, end, row);
  if (error != std::errc{} || stop != end || row > kMaxSide) return std::nullopt;
  return Point{text[0] - 'A', row - 1};
}

std::string to_string(Point point) { return column_name(point.column) + row_name(point.row); }

std::string column_name(int column) { return std::string(1, static_cast<char>('A' + column)); }

std::string row_name(int row) { return std::to_string(row + 1); }

}  // namespace chartroom::maps
