// Where tabs stand, by the time that they are drawn.
#pragma once

#include <wx/notebook.h>

namespace chartroom::editor {

// Gives the tabs their places. Call when there are others, or they have other names: a status bar
// may paint the window at once, and GTK complains of tabs without a size.
void place_tabs(wxNotebook& tabs);

}  // namespace chartroom::editor
