// The lattices of tools, and conversions from pixels to them.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <optional>

#include "editor/model/board_view.h"

namespace chartroom::editor {

// The positions that a tool uses: points, or the corners between them. The corner (c, r) is the top
// left one of the point (c, r); corners go from (0, 0) to (columns, rows).
enum class Lattice : std::uint8_t { points, corners };

bool has_place(maps::Size sea, Lattice lattice, maps::Point place);

// Returns the position at a pixel: a point in the sea if any, or the nearest corner, so that lines
// from rim to rim can begin beside the sea.
std::optional<maps::Point> place_at(const BoardView& view, Lattice lattice, Pixel pixel);

// Returns the size of the rectangle between two points.
inline maps::Size size_between(maps::Point a, maps::Point b) {
  return {std::abs(a.column - b.column) + 1, std::abs(a.row - b.row) + 1};
}

}  // namespace chartroom::editor
