// Keys as the model writes them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include <wx/event.h>
#include <wx/textentry.h>

#include "maps/direction.h"

namespace chartroom::editor {

// "Ctrl+Shift+S", as parse_shortcut (editor/model/commands/shortcut.h) gives it; nothing for a
// modifier alone and for keys that cannot be a shortcut.
std::optional<std::string> shortcut_of(const wxKeyEvent& event);

// A shortcut as people read it: in the language of the window, as menus write keys.
wxString shown_keys(const std::string& shortcut);

// Which way an arrow key goes, on the keypad too.
std::optional<maps::Direction> direction_of_key(int key);

// The field that is typed into, if any: it takes the keys of the clipboard for itself.
wxTextEntry* typed_into();

// Whether a menu is open, which is what keys are for then.
bool menu_is_open();

// Whether letters are text where the focus is, and whether that is a cell of a list.
enum class Typing : std::uint8_t { none, in_a_field, in_a_cell };
Typing typing();

}  // namespace chartroom::editor
