// Overlays of the board, and the picture that a map is traced from.
#include "editor/ui/commands/commands.h"
#include "editor/ui/dialogs/questions.h"
#include "editor/ui/overlays/overlay_strip.h"
#include "editor/ui/overlays/overlay_text.h"

namespace chartroom::editor {
void bind_overlay_commands(Workbench& at) {
  for (const OverlayKind kind : kOverlays) {
    at.commands.bind(
        overlay_command(kind), [&at, kind] { at.overlays->choose(kind); },
        [&at] { return at.front_map() != nullptr; },
        [&at, kind] { return at.overlays->chosen() == kind; });
  }
}

void bind_tracing_commands(Workbench& at) {
  using Mode = TracingWork::Mode;
  const auto there = [&at] {
    return at.map_page().canvas().tracing().work().tracing().has_value();
  };
  at.commands.bind("trace.open", [&at] {
    const auto file = ask_for_picture(&at.window, at.front().document());
    if (file) at.map_page().trace(*file);
  });
  at.commands.bind(
      "trace.show",
      [&at] { at.map_page().show_picture(!at.map_page().canvas().tracing().visible()); }, there,
      [&at] { return at.map_page().canvas().tracing().visible(); });
  const auto bind_work = [&](const char* id, Mode mode) {
    const auto on = [&at, mode] { return at.map_page().traces(mode); };
    at.commands.bind(
        id, [&at, on, mode] { at.map_page().work_on_picture(on() ? Mode::off : mode); }, there, on);
  };
  bind_work("trace.points", Mode::points);
  bind_work("trace.corners", Mode::corners);
  at.commands.bind(
      "trace.close", [&at] { at.map_page().remove_picture(); }, there);
}

}  // namespace chartroom::editor
