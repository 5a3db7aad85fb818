// What a page of cards has round and between them, whatever they show.
#pragma once

#include "exporters/drawing/canvas.h"
#include "exporters/drawing/colour.h"
#include "exporters/page/card_grid.h"

namespace chartroom::exporters {

// Turns the user space into that of an upright card at the place: from its top left. Lying fronts
// have their top at the right, and their backs at the left, so that both tops meet.
void enter_card(const Canvas& canvas, const CardGrid& grid, MmRect place, bool back);

// The line at which a page with fronts and backs is folded, round all of which is `block`, nothing
// of it outside of `limits`; none on other pages.
void draw_card_fold(const Canvas& canvas, const CardGrid& grid, MmRect block, MmRect limits,
                    Colour ink);

}  // namespace chartroom::exporters
