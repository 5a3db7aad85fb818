// The one table of all tools. A new tool is a file of its own, named here, and a line in the table.
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "editor/model/tools/tool.h"

namespace chartroom::editor {

struct ToolKind {
  std::string_view id;  // stable: it names the command "tool.ID" and the settings
  const char* name;     // English, marked for translation
  const char* help;
  const char* shortcut;  // the default one
  std::unique_ptr<Tool> (*make)(const ToolContext& context);
};

const std::vector<ToolKind>& tools();
// Null where no tool has the id.
const ToolKind* find_tool(std::string_view id);

std::unique_ptr<Tool> make_pencil(const ToolContext& context);
std::unique_ptr<Tool> make_line(const ToolContext& context);
std::unique_ptr<Tool> make_rectangle(const ToolContext& context);
std::unique_ptr<Tool> make_flood(const ToolContext& context);
std::unique_ptr<Tool> make_eraser(const ToolContext& context);
std::unique_ptr<Tool> make_border_pen(const ToolContext& context);
std::unique_ptr<Tool> make_picker(const ToolContext& context);
std::unique_ptr<Tool> make_marquee(const ToolContext& context);
std::unique_ptr<Tool> make_move_tool(const ToolContext& context);

}  // namespace chartroom::editor
