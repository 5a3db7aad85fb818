#include "editor/model/marked.h"
#include "editor/model/tools/painting_tool.h"

namespace chartroom::editor {

ToolKind eraser_tool() {
  return {.id = "eraser",
          .name = marked("Eraser"),
          .help = marked("Erase points"),
          .shortcut = "E",
          .icon = "<path d='M8 19l-4-4L14 5l6 6-8 8z'/><path d='M9 10l6 6M8 19h12'/>",
          .effect = ToolEffect::changes,
          .make = make_painting_tool<go_over, Tip::brush, Erases::always>};
}

}  // namespace chartroom::editor
