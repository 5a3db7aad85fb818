// The film as it lies over a board: where a submarine may be, and where it may have passed.
#pragma once

#include <span>

#include "exporters/board/board_layout.h"
#include "exporters/drawing/canvas.h"
#include "validator/play/tracking/tracking.h"

namespace chartroom::exporters {

// A ring on every point where the submarine may be, the thicker the likelier, and on a board that
// is large enough with the percentage of the courses that end there; a pencil dot on every point
// that it may have passed, the darker the more courses did.
void draw_film(const Canvas& canvas, const BoardLayout& layout,
               std::span<const play::FilmPoint> film);

}  // namespace chartroom::exporters
