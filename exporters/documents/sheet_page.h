// A page of paper with its sheet: where the trimmed sheet lies on it, and what surrounds it.
#pragma once

#include <string>
#include <string_view>

#include "exporters/drawing/canvas.h"
#include "exporters/page/page_settings.h"
#include "exporters/sheets/sheet.h"

namespace chartroom::exporters {

// Draws what surrounds the frame, and sets the user space to millimetres from the frame's top left,
// made up for what the printer does to lengths.
void enter_frame(const Canvas& canvas, const SheetContext& context, Medium medium,
                 const PageSettings& settings);

// Says of the problems that a log took since it held `before` on what they stand, in which
// language.
void name_place(TextLog* log, std::size_t before, std::string_view sheet,
                const std::string& language);

// Draws one page of a sheet, in millimetres from the top left of the medium.
void draw_page(const Canvas& canvas, const Sheet& sheet, int page, const SheetContext& context,
               const PageSettings& settings);

}  // namespace chartroom::exporters
