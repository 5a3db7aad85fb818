// How the land of a map lies: one shape a file, and one table of them all.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "validator/generate/draft.h"

namespace chartroom::generate {

struct Shape {
  std::string_view name;
  std::string_view description;
  int fewest;  // islands that it takes to be seen
  // Draws so many islands, or as many as find room.
  void (*draw)(Draft& draft, int islands);
};

// In the order of help.
const std::vector<Shape>& shapes();
// Null where there is none.
const Shape* find_shape(std::string_view name);
// "scattered, chain, …".
std::string shape_names();

// Single islands where there is room, until there are so many or none finds any.
void scatter(Draft& draft, int islands);

// A sea may be drawn lying on any of its sides: turns what was drawn along the left side.
enum class Side : std::uint8_t { left, right, top, bottom };
Side any_side(statistics::Random& random);
// How long a side is, and how far the sea reaches from it.
int length(Side side, maps::Size size);
int depth(Side side, maps::Size size);
// The point so far along a side and so far out from it.
maps::Point from_side(Side side, int along, int out, maps::Size size);

}  // namespace chartroom::generate
