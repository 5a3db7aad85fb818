// The table of actions: the captain's deed, the announcement, and the other team's response.
#pragma once

#include "exporters/drawing/canvas.h"
#include "exporters/parts/sheet_context.h"

namespace chartroom::exporters {

// Fills the box; texts shrink if a language needs more room.
void draw_action_table(const Canvas& canvas, const SheetContext& context, MmRect box);

}  // namespace chartroom::exporters
