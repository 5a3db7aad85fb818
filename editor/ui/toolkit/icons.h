// Small pictures for buttons, drawn in the colour of the text so that they show on light and dark.
#pragma once

#include <string_view>

#include <wx/bmpbndl.h>

namespace chartroom::editor {

// From what stands within an SVG picture of 24 x 24, as a tool has it (editor/model/tools/tool.h).
wxBitmapBundle drawn_icon(const char* body);

// The icon of a layer or a symmetry, by its id; an empty bundle where there is none.
wxBitmapBundle icon(std::string_view id);

}  // namespace chartroom::editor
