// Overlays of the board, and the picture that a map is traced from.
#include <utility>

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
  const auto picture = [&at]() -> TracedPicture& { return at.map_page().traced(); };
  const auto there = [picture] { return picture().is_there(); };
  at.commands.bind("trace.open", [&at, picture] {
    const auto file = ask_for_picture(&at.window, at.front().document());
    if (file) picture().open(*file);
  });
  at.commands.bind(
      "trace.show", [picture] { picture().show(!picture().visible()); }, there,
      [picture] { return picture().visible(); });
  const auto bind_work = [&](const char* id, Mode mode) {
    const auto on = [picture, mode] { return picture().works(mode); };
    at.commands.bind(
        id, [picture, on, mode] { picture().work_on(on() ? Mode::off : mode); }, there, on);
  };
  bind_work("trace.points", Mode::points);
  bind_work("trace.corners", Mode::corners);
  at.commands.bind(
      "trace.close", [picture] { picture().remove(); }, there);
}

OverlayStrip* make_overlay_strip(Workbench& at, wxWindow* parent) {
  OverlayStrip::Events events;
  events.changed = [&at] {
    if (MapPage* page = at.front_map()) page->canvas().Refresh();
    at.update_status();
  };
  events.drawing = [&at] {
    BoardCanvas& canvas = at.board();
    if (auto tool = at.overlays->tool()) {
      canvas.use(std::move(tool));
    } else {
      canvas.use(*at.tool);
    }
    canvas.SetFocus();
  };
  events.done = at.focus_workplace;
  events.comes = [&at] {
    if (MapPage* page = at.front_map()) page->canvas().viewport().make_room();
  };
  return new OverlayStrip(parent, std::move(events));
}

}  // namespace chartroom::editor
