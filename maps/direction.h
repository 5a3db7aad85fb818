// The four directions in which a submarine navigates.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "maps/point.h"

namespace chartroom::maps {

enum class Direction : std::uint8_t { up, down, left, right };

inline constexpr std::array kDirections{Direction::up, Direction::down, Direction::left,
                                        Direction::right};

std::optional<Direction> parse_direction(std::string_view text);
std::string_view to_string(Direction direction);

// Returns the next point in a direction, which may lie outside the sea.
constexpr Point next(Point point, Direction direction) {
  switch (direction) {
    case Direction::up:
      return {point.column, point.row - 1};
    case Direction::down:
      return {point.column, point.row + 1};
    case Direction::left:
      return {point.column - 1, point.row};
    case Direction::right:
      break;
  }
  return {point.column + 1, point.row};
}

}  // namespace chartroom::maps
