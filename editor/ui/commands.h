// Menus and tools: one place for ids, texts, keys and icons.
#pragma once

#include <wx/frame.h>

#include "editor/model/document.h"

namespace chartroom {

wxMenuBar* make_menu_bar();
// Gives the frame its tools.
void add_tool_bar(wxFrame& frame);
// Undo and redo: whether they can be done, and what they would do.
void update_commands(wxFrame& frame, const Document& document);

}  // namespace chartroom
