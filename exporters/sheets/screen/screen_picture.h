// The two sides of the screen: one sea over all panels, and the game in large letters.
#pragma once

#include "exporters/drawing/canvas.h"
#include "exporters/parts/sheet_context.h"
#include "exporters/sheets/screen/screen_layout.h"

namespace chartroom::exporters {

// Both functions draw in millimeters from a panel's top left, as seen from its side.

// Draws the part of the whole screen's sea that lies in the box.
void draw_screen_sea(const Canvas& canvas, const SheetContext& context, const ScreenFace& face,
                     MmRect box);

// Draws the words of this side on this panel.
void draw_screen_words(const Canvas& canvas, const SheetContext& context, const ScreenFace& face);

}  // namespace chartroom::exporters
