// Where tools are pressed, and what place of that kind is meant by a pixel.
#pragma once

#include <cstdint>
#include <optional>

#include "editor/model/board_view.h"

namespace chartroom::editor {

// Where a tool is pressed: on points, or on the corners between them. The corner (c, r) is the top
// left one of the point (c, r); corners go from (0, 0) to (columns, rows).
enum class Lattice : std::uint8_t { points, corners };

bool has_place(maps::Size sea, Lattice lattice, maps::Point place);

// Nothing outside the sea where the lattice is of points. Of corners it is the nearest: lines from
// rim to rim are begun beside the sea.
std::optional<maps::Point> place_at(const BoardView& view, Lattice lattice, Pixel pixel);

}  // namespace chartroom::editor
