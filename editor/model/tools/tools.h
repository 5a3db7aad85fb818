// The one table of all tools.
#pragma once

#include <string_view>
#include <vector>

#include "editor/model/tools/tool.h"

namespace chartroom::editor {

// Returns all tools in the order of the menu and the panel.
const std::vector<ToolKind>& tools();
// Returns the tool of an id, or null.
const ToolKind* find_tool(std::string_view id);

}  // namespace chartroom::editor
