// The table of actions: what a captain does, what is said, and what the other team does.
#pragma once

#include "exporters/drawing/canvas.h"
#include "exporters/parts/sheet_context.h"

namespace chartroom::exporters {

// Fills the box; texts shrink where a language needs more room.
void draw_action_table(const Canvas& canvas, const SheetContext& context, MmRect box);

}  // namespace chartroom::exporters
