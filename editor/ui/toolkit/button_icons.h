// Icons of buttons, in the color of text, which shows on light and dark themes.
#pragma once

#include <string_view>

#include <wx/bmpbndl.h>

namespace chartroom::editor {

// Returns an icon from the body of an SVG picture of 24 × 24 (editor/model/tools/tool.h).
wxBitmapBundle drawn_icon(const char* body);

// Returns the icon of a layer or symmetry by its id; an empty bundle if it has none.
wxBitmapBundle icon(std::string_view id);

}  // namespace chartroom::editor
