// The window's commands on the picture that a map is traced from.
#include "editor/ui/dialogs/questions.h"
#include "editor/ui/frame.h"

namespace chartroom::editor {

void EditorFrame::bind_tracing_commands() {
  const auto there = [this] { return map_page().canvas().tracing().tracing().has_value(); };
  commands_.bind("trace.open", [this] {
    const auto file = ask_for_picture(this, front().document());
    if (file) map_page().trace(*file);
    commands_.update();
  });
  commands_.bind(
      "trace.show", [this] { map_page().show_picture(!map_page().canvas().tracing().visible()); },
      there, [this] { return map_page().canvas().tracing().visible(); });
  commands_.bind(
      "trace.corners", [this] { map_page().move_picture(!map_page().canvas().tracing().moving()); },
      there, [this] { return map_page().canvas().tracing().moving(); });
  commands_.bind(
      "trace.close", [this] { map_page().remove_picture(); }, there);
}

}  // namespace chartroom::editor
