// Submarines over a board, with the trails they left.
#pragma once

#include <span>

#include "exporters/board/board_layout.h"
#include "exporters/drawing/canvas.h"
#include "maps/team.h"

namespace chartroom::exporters {

// A line from point to point, whole for blue and dashed for green. A faint one stands back.
void draw_trail(const Canvas& canvas, const BoardLayout& layout, std::span<const maps::Point> trail,
                maps::Team team, bool faint = false);

// The team's sign on the present point of its trail, which is the last; nothing for an empty trail.
void draw_submarine(const Canvas& canvas, const BoardLayout& layout,
                    std::span<const maps::Point> trail, maps::Team team, bool faint = false);

}  // namespace chartroom::exporters
