// Converts keys between wx, the model and people.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include <wx/event.h>
#include <wx/textentry.h>

#include "maps/direction.h"

namespace chartroom::editor {

// Returns "Ctrl+Shift+S", as parse_shortcut does (editor/model/commands/shortcut.h); nothing if the
// key is a modifier or cannot be a shortcut.
std::optional<std::string> shortcut_of(const wxKeyEvent& event);

// Returns a shortcut in the language of the window, as menus write keys.
wxString shown_keys(const std::string& shortcut);

// Returns the direction of an arrow key, also on the keypad.
std::optional<maps::Direction> direction_of_key(int key);

// Returns the focused text field or nullptr. Such a field handles the clipboard's keys itself.
wxTextEntry* typed_into();

// True if a menu is open, which then gets the keys.
bool menu_is_open();

// The focused text field, in which letters are text: none, a field, or the cell of a list.
enum class Typing : std::uint8_t { none, in_a_field, in_a_cell };
Typing typing();

}  // namespace chartroom::editor
