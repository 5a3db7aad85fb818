// A point of the sea and the size of a sea.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace chartroom::maps {

// Sides of a sea, in points. The published maps are 10 x 10.
inline constexpr int kMinSide = 4;
inline constexpr int kMaxSide = 15;

// A place where a submarine can be. Column and row count from 0 at the top left (A1). Points
// compare in reading order: row by row, each from left to right.
struct Point {
  std::int8_t column = 0;
  std::int8_t row = 0;

  constexpr Point() = default;
  constexpr Point(int column_index, int row_index)
      : column(static_cast<std::int8_t>(column_index)), row(static_cast<std::int8_t>(row_index)) {}

  friend constexpr bool operator==(Point, Point) = default;
  friend constexpr std::strong_ordering operator<=>(Point a, Point b) {
    return a.row != b.row ? a.row <=> b.row : a.column <=> b.column;
  }
};

// Columns and rows of a sea.
struct Size {
  int columns = 0;
  int rows = 0;

  constexpr bool contains(Point p) const {
    return p.column >= 0 && p.column < columns && p.row >= 0 && p.row < rows;
  }
  constexpr int points() const { return columns * rows; }
  friend constexpr bool operator==(Size, Size) = default;
};

// Returns the point for "A1" to "O15" (capital, no leading zeros); nothing for other texts.
std::optional<Point> parse_point(std::string_view text);

// The name of a point: column letter, then row number.
std::string to_string(Point point);

// The names of a column ("A") and of a row ("1"), both counted from 0.
std::string column_name(int column);
std::string row_name(int row);

}  // namespace chartroom::maps
