// What the window says above the board: how the map plays, and the overlay that shows it there.
#include <utility>

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
  verdict_->judge(played(*page, page->document().map()));
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

}  // namespace chartroom::editor
