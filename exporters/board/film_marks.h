// The film over a board: the submarine's possible positions and possible past positions.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "exporters/board/board_layout.h"
#include "exporters/drawing/canvas.h"
#include "validator/play/tracking/tracking.h"

namespace chartroom::exporters {

// A trail that is drawn on the film, from point to point.
using DrawnTrail = std::vector<maps::Point>;

// Draws a ring on every possible position, thicker for likelier ones, and on a large board the
// percentage of courses that end there. Draws a pencil dot on every point that the submarine may
// have passed, darker for more courses. Draws an operator's lines between them: thick where all
// trails agree, thin where they differ. Writes percentages as the language does.
void draw_film(const Canvas& canvas, const BoardLayout& layout,
               std::span<const play::FilmPoint> film, std::span<const DrawnTrail> drawn = {},
               std::string_view language = "en");

}  // namespace chartroom::exporters
