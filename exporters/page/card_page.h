// The surroundings of cards on a page, whatever they show.
#pragma once

#include "exporters/drawing/canvas.h"
#include "exporters/drawing/colour.h"
#include "exporters/page/card_grid.h"

namespace chartroom::exporters {

// Sets the user space to an upright card at the place, from its top left. Lying fronts have their
// top at the right, their backs at the left, so that both tops meet.
void enter_card(const Canvas& canvas, const CardGrid& grid, MmRect place, bool back);

// Draws the fold line of a page with fronts and backs around `block`, all inside `limits`, if the
// page has one.
void draw_card_fold(const Canvas& canvas, const CardGrid& grid, MmRect block, MmRect limits,
                    Colour ink);

}  // namespace chartroom::exporters
