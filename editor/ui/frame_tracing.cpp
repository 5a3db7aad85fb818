// The window's commands on the picture that a map is traced from.
#include "editor/ui/dialogs/questions.h"
#include "editor/ui/frame.h"

namespace chartroom::editor {

void EditorFrame::bind_tracing_commands() {
  const auto there = [this] { return front().canvas().tracing().tracing().has_value(); };
  commands_.bind("trace.open", [this] {
    const auto file = ask_for_picture(this, front().document());
    if (file) front().trace(*file);
    commands_.update();
  });
  commands_.bind(
      "trace.show", [this] { front().show_picture(!front().canvas().tracing().visible()); }, there,
      [this] { return front().canvas().tracing().visible(); });
  commands_.bind(
      "trace.corners", [this] { front().move_picture(!front().canvas().tracing().moving()); },
      there, [this] { return front().canvas().tracing().moving(); });
  commands_.bind(
      "trace.close", [this] { front().remove_picture(); }, there);
}

}  // namespace chartroom::editor
