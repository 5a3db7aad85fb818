#include "editor/model/tools/tools.h"

// One line per tool: for NAME, the file NAME.cpp defines ToolKind NAME_tool().
#define CHARTROOM_TOOLS(TOOL) \
  TOOL(pencil)                \
  TOOL(line)                  \
  TOOL(rectangle)             \
  TOOL(flood)                 \
  TOOL(eraser)                \
  TOOL(border_pen)            \
  TOOL(picker)                \
  TOOL(marquee)               \
  TOOL(move)

namespace chartroom::editor {

#define CHARTROOM_DECLARED(name) ToolKind name##_tool();
CHARTROOM_TOOLS(CHARTROOM_DECLARED)
#undef CHARTROOM_DECLARED

const std::vector<ToolKind>& tools() {
#define CHARTROOM_LISTED(name) name##_tool(),
  static const std::vector<ToolKind> table{CHARTROOM_TOOLS(CHARTROOM_LISTED)};
#undef CHARTROOM_LISTED
  return table;
}

const ToolKind* find_tool(std::string_view id) {
  for (const ToolKind& tool : tools()) {
    if (tool.id == id) return &tool;
  }
  return nullptr;
}

}  // namespace chartroom::editor
