// The shapes of a map's land: one shape per file, and one table of all.
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
  int fewest;  // smallest number of islands that shows the shape
  // Draws `islands` islands, or as many as have room.
  void (*draw)(Draft& draft, int islands);
};

// Returns all shapes in the order of the help.
const std::vector<Shape>& shapes();
// Returns a shape, or null if there is none of this name.
const Shape* find_shape(std::string_view name);
// "scattered, chain, …".
std::string shape_names();

// Adds single islands where there is room, until there are `islands` or none fits.
void scatter(Draft& draft, int islands);

// A side of the sea. Shapes are drawn along the left side and turned to any side.
enum class Side : std::uint8_t { left, right, top, bottom };
Side any_side(statistics::Random& random);
// Return the length of a side, and the extent of the sea away from it.
int length(Side side, maps::Size size);
int depth(Side side, maps::Size size);
// Returns the point at a distance along a side and a distance out from it.
maps::Point from_side(Side side, int along, int out, maps::Size size);

}  // namespace chartroom::generate
