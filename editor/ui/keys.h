// Keys as the model writes them.
#pragma once

#include <string>

#include <wx/event.h>

namespace chartroom {

// "Ctrl+Shift+S", as parse_shortcut (editor/model/shortcut.h) gives it; "" for a modifier alone and
// for keys that cannot be a shortcut.
std::string shortcut_of(const wxKeyEvent& event);

}  // namespace chartroom
