// The one table of commands: menus, tool bar, shortcuts and palette are built from it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "editor/model/commands/page_kind.h"

namespace chartroom::editor {

// The form of a menu item: an action, on or off, or one choice among those of its menu.
enum class CommandKind : std::uint8_t { action, toggle, choice };

struct Command {
  std::string id;        // stable: "file.save"; for a tool "tool." and its id
  const char* menu;      // "File", "Map/Mirror" (each part marked)
  KindSet scope;         // what must be in front
  const char* name;      // English, marked for translation; "..." if it asks something first
  const char* shortcut;  // the default one, "Ctrl+Shift+S" (see shortcut.h); null: none
  const char* help;      // one line, marked
  CommandKind kind = CommandKind::action;
  bool separated = false;       // its menu has a line before it
  const char* needs = nullptr;  // what to do first if it is disabled, marked
};

struct ToolKind;

// Returns all commands with these tools, in the order of the menus.
std::vector<Command> commands_with(const std::vector<ToolKind>& tools);
// Returns all commands with the program's tools.
const std::vector<Command>& commands();
// Returns null if there is no such command.
const Command* find_command(std::string_view id);

// A number for menu items and buttons, from 0 to kCommandNumbers - 1. It depends only on the id, so
// it never changes.
inline constexpr int kCommandNumbers = 22'000;
int command_number(std::string_view id);

// Returns the places of the found texts, best first. Each word of the query must begin a word of
// the text or have its letters in one in order. Beginnings of earlier words count most. Case of
// ASCII letters does not matter. An empty query finds all, in order.
std::vector<std::size_t> palette_search(std::string_view query,
                                        const std::vector<std::string>& texts);

}  // namespace chartroom::editor
