// Places tabs before they are drawn.
#pragma once

#include <wx/notebook.h>

namespace chartroom::editor {

// Gives the tabs their places. Call after tabs or their names change: a status bar may paint the
// window at once, and GTK complains about tabs without a size.
void place_tabs(wxNotebook& tabs);

}  // namespace chartroom::editor
