#include "maps/direction.h"

namespace chartroom::maps {

std::string_view to_string(Direction direction) {
  switch (direction) {
    case Direction::up:
      return "up";
    case Direction::down:
      return "down";
    case Direction::left:
      return "left";
    case Direction::right:
      break;
  }
  return "right";
}

std::optional<Direction> parse_direction(std::string_view text) {
  for (const Direction direction : kDirections) {
    if (to_string(direction) == text) return direction;
  }
  return std::nullopt;
}

}  // namespace chartroom::maps
