// What the two sides of the screen show: one sea over all panels, and the game in large letters.
#pragma once

#include "exporters/drawing/canvas.h"
#include "exporters/parts/sheet_context.h"
#include "exporters/sheets/screen/screen_layout.h"

namespace chartroom::exporters {

// Both draw in millimetres from the top left of a panel, as its side sees it.

// The sea of the whole screen, as much of it as lies in the box.
void draw_screen_sea(const Canvas& canvas, const SheetContext& context, const ScreenFace& face,
                     MmRect box);

// What the side reads on this panel.
void draw_screen_words(const Canvas& canvas, const SheetContext& context, const ScreenFace& face);

}  // namespace chartroom::exporters
