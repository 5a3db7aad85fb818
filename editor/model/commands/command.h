// The one table of commands: menus, tool bar, shortcuts and palette are built from it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "editor/model/commands/page_kind.h"

namespace chartroom::editor {

// How a menu shows it: done once; on or off; one of the choices with the same menu.
enum class CommandKind : std::uint8_t { action, toggle, choice };

struct Command {
  std::string id;        // stable: "file.save"; a tool's is "tool." and its id
  const char* menu;      // "File", "Map/Mirror" (each part marked)
  KindSet scope;         // what must be in front
  const char* name;      // English, marked for translation; "..." where it asks something first
  const char* shortcut;  // the default one, "Ctrl+Shift+S" (see shortcut.h); null: none
  const char* help;      // one line, marked
  CommandKind kind = CommandKind::action;
  bool separated = false;  // a line stands before it in its menu
};

struct ToolKind;

// All commands where these are the tools, in the order of the menus.
std::vector<Command> commands_with(const std::vector<ToolKind>& tools);
// Those of the program.
const std::vector<Command>& commands();
// Null where there is no such command.
const Command* find_command(std::string_view id);

// A number for menu items and buttons, from 0 to kCommandNumbers - 1. It follows from the id alone,
// so it never changes.
inline constexpr int kCommandNumbers = 22'000;
int command_number(std::string_view id);

// The places, best first, of the texts that a search finds: each word of the query begins a word of
// the text, or its letters stand in one in that order. Beginnings of earlier words count most.
// Case of ASCII letters does not matter. An empty query finds all, in order.
std::vector<std::size_t> palette_search(std::string_view query,
                                        const std::vector<std::string>& texts);

}  // namespace chartroom::editor
