#include "editor/model/marked.h"
#include "editor/model/tools/painting_tool.h"

namespace chartroom::editor {
ToolKind pencil_tool() {
  return {.id = "pencil",
          .name = marked("Pencil"),
          .help = marked("Paint points; start on a painted one to erase"),
          .shortcut = "B",
          .icon = "<path d='M4 20l1.2-4.8L16 4.4l3.6 3.6L8.8 18.8z'/><path d='M13.5 7l3.5 3.5'/>",
          .effect = ToolEffect::changes,
          .make = make_painting_tool<go_over, Tip::brush>};
}

}  // namespace chartroom::editor
