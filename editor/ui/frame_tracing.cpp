// The window's commands on the picture that a map is traced from.
#include "editor/ui/dialogs/questions.h"
#include "editor/ui/frame.h"

namespace chartroom::editor {

void EditorFrame::bind_tracing_commands() {
  using Mode = TracingWork::Mode;
  const auto there = [this] { return map_page().canvas().tracing().work().tracing().has_value(); };
  commands_.bind("trace.open", [this] {
    const auto file = ask_for_picture(this, front().document());
    if (file) map_page().trace(*file);
  });
  commands_.bind(
      "trace.show", [this] { map_page().show_picture(!map_page().canvas().tracing().visible()); },
      there, [this] { return map_page().canvas().tracing().visible(); });
  const auto bind_work = [&](const char* id, Mode mode) {
    const auto on = [this, mode] { return map_page().traces(mode); };
    commands_.bind(
        id, [this, on, mode] { map_page().work_on_picture(on() ? Mode::off : mode); }, there, on);
  };
  bind_work("trace.points", Mode::points);
  bind_work("trace.corners", Mode::corners);
  commands_.bind(
      "trace.close", [this] { map_page().remove_picture(); }, there);
}

}  // namespace chartroom::editor
