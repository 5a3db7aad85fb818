// What the window shows with the board: how the map plays, above it and on it, and the picture
// below it that a map is traced from.
#include <utility>

#include "editor/ui/dialogs/questions.h"
#include "editor/ui/frame.h"
#include "editor/ui/overlays/overlay_strip.h"
#include "editor/ui/overlays/overlay_text.h"
#include "editor/ui/verdict/verdict_bar.h"

namespace chartroom::editor {

void EditorFrame::make_bars() {
  make_verdict_bar();
  OverlayStrip::Events events;
  events.changed = [this] {
    if (MapPage* page = front_map()) page->canvas().Refresh();
    update_status();
  };
  events.drawing = [this] {
    MapPage& page = map_page();
    if (auto tool = overlays_->tool()) {
      page.canvas().use(std::move(tool));
    } else {
      page.canvas().use(*tool_);
    }
    page.canvas().SetFocus();
  };
  events.done = [this] { focus_workplace(); };
  events.comes = [this] {
    if (MapPage* page = front_map()) page->canvas().make_room();
  };
  overlays_ = new OverlayStrip(parts_, std::move(events));
}

void EditorFrame::show_verdict() {
  MapPage* page = starting() ? nullptr : front_map();
  if (page == nullptr) {
    judge_pack();
    return overlays_->show_nothing();
  }
  PlayedMap map = played(*page, page->document().map());
  verdict_->judge(std::move(map), page->findings().count(Severity::error));
  const maps::PackFile* pack = page->findings().pack();
  overlays_->show(page->document(), pack_rules(*page),
                  pack == nullptr ? checks::Thresholds::Values() : pack->pack.checks.thresholds,
                  verdict_->verdict().played);
}

void EditorFrame::bind_overlay_commands() {
  for (const OverlayKind kind : kOverlays) {
    commands_.bind(
        overlay_command(kind), [this, kind] { overlays_->choose(kind); },
        [this] { return front_map() != nullptr; },
        [this, kind] { return overlays_->chosen() == kind; });
  }
}

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
