// A page of paper with its sheet: where the trimmed sheet lies on it, and what surrounds it.
#pragma once

#include "exporters/drawing/canvas.h"
#include "exporters/page/page_settings.h"
#include "exporters/sheets/sheet.h"

namespace chartroom::exporters {

// Draws what surrounds the frame, and sets the user space to millimetres from the frame's top left,
// made up for what the printer does to lengths.
void enter_frame(const Canvas& canvas, const SheetContext& context, Medium medium,
                 const PageSettings& settings);

// Draws one page of a sheet, in millimetres from the top left of the medium.
void draw_page(const Canvas& canvas, const Sheet& sheet, int page, const SheetContext& context,
               const PageSettings& settings);

}  // namespace chartroom::exporters
