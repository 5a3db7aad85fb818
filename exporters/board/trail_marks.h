// Submarines over a board, with the trails they left.
#pragma once

#include <span>

#include "exporters/board/board_layout.h"
#include "exporters/drawing/canvas.h"
#include "maps/team.h"

namespace chartroom::exporters {

// Draws a line from point to point, solid for blue and dashed for green; fainter if `faint`.
void draw_trail(const Canvas& canvas, const BoardLayout& layout, std::span<const maps::Point> trail,
                maps::Team team, bool faint = false);

// Draws the team's sign on the last point of its trail; nothing for an empty trail.
void draw_submarine(const Canvas& canvas, const BoardLayout& layout,
                    std::span<const maps::Point> trail, maps::Team team, bool faint = false);

}  // namespace chartroom::exporters
