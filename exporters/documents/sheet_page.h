// A page of paper with its sheet: the trimmed sheet's place and its surroundings.
#pragma once

#include <string>
#include <string_view>

#include "exporters/drawing/canvas.h"
#include "exporters/page/page_settings.h"
#include "exporters/sheets/sheet.h"

namespace chartroom::exporters {

// Draws the frame's surroundings, and sets the user space to millimeters from the frame's top left,
// corrected for the printer's scale.
void enter_frame(const Canvas& canvas, const SheetContext& context, Medium medium,
                 const PageSettings& settings);

// Names the sheet and the language in the problems that a log gained since it held `before`.
void name_place(TextLog* log, std::size_t before, std::string_view sheet,
                const std::string& language);

// Draws one page of a sheet, in millimeters from the top left of the medium.
void draw_page(const Canvas& canvas, const Sheet& sheet, int page, const SheetContext& context,
               const PageSettings& settings);

}  // namespace chartroom::exporters
