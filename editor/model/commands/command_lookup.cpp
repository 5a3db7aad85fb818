#include <cstdint>

#include "editor/model/commands/command.h"
#include "editor/model/tools/tools.h"
#include "maps/platform/hash.h"

namespace chartroom::editor {

const std::vector<Command>& commands() {
  static const std::vector<Command> table = commands_with(tools());
  return table;
}

const Command* find_command(std::string_view id) {
  for (const Command& command : commands()) {
    if (command.id == id) return &command;
  }
  return nullptr;
}

int command_number(std::string_view id) {
  return static_cast<int>(fnv1a<std::uint32_t>(id) % kCommandNumbers);
}

}  // namespace chartroom::editor
