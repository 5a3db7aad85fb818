// The film as it lies over a board: where a submarine may be, and where it may have passed.
#pragma once

#include <span>
#include <vector>

#include "exporters/board/board_layout.h"
#include "exporters/drawing/canvas.h"
#include "validator/play/tracking/tracking.h"

namespace chartroom::exporters {

// A trail that is drawn on the film, from point to point.
using DrawnTrail = std::vector<maps::Point>;

// A ring on every point where the submarine may be, the thicker the likelier, and on a board that
// is large enough with the percentage of the courses that end there; a pencil dot on every point
// that it may have passed, the darker the more courses did. Between them the lines that an operator
// draws: thick what all trails share, thin where they part.
void draw_film(const Canvas& canvas, const BoardLayout& layout,
               std::span<const play::FilmPoint> film, std::span<const DrawnTrail> drawn = {});

}  // namespace chartroom::exporters
