#include "editor/model/tools/tools.h"

#include "editor/model/marked.h"

namespace chartroom::editor {

const std::vector<ToolKind>& tools() {
  static const std::vector<ToolKind> table{
      {"pencil", marked("Pencil"), marked("Paint point by point; on what is painted: erase"), "B",
       make_pencil},
      {"line", marked("Line"), marked("Paint a straight line"), "L", make_line},
      {"rectangle", marked("Rectangle"), marked("Paint a rectangle"), "R", make_rectangle},
      {"flood", marked("Flood"), marked("Paint all around that looks the same"), "F", make_flood},
      {"eraser", marked("Eraser"), marked("Erase point by point"), "E", make_eraser},
      {"border-pen", marked("Border Pen"),
       marked("Draw borders between points; what they cut off is a quadrant"), "P",
       make_border_pen},
      {"picker", marked("Picker"), marked("Paint with what stands on a point"), "I", make_picker},
      {"marquee", marked("Marquee"), marked("Select a rectangle of points"), "M", make_marquee},
      {"move", marked("Move"), marked("Drag what is selected, or an island"), "V", make_move_tool},
  };
  return table;
}

const ToolKind* find_tool(std::string_view id) {
  for (const ToolKind& tool : tools()) {
    if (tool.id == id) return &tool;
  }
  return nullptr;
}

}  // namespace chartroom::editor
