// What the window says above the board: how the map plays, and the overlay that shows it there.
#include <utility>

#include "editor/ui/frame.h"
#include "editor/ui/overlays/overlay_strip.h"
#include "editor/ui/overlays/overlay_text.h"
#include "editor/ui/panels/history_panel.h"
#include "editor/ui/verdict/verdict_bar.h"

namespace chartroom::editor {

void EditorFrame::make_bars() {
  verdict_ = new VerdictBar(this, [this](const MapVerdict& verdict, bool other) {
    overlays_->show_verdict(verdict);
    if (!other || findings_ == nullptr) return;
    findings_->judge_play();
    if (history_->IsShownOnScreen()) history_->show_verdicts();
  });
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
  events.done = [this] { front().workplace().SetFocus(); };
  overlays_ = new OverlayStrip(this, std::move(events));
}

void EditorFrame::show_verdict() {
  MapPage* page = front_map();
  if (page == nullptr) {
    verdict_->judge_nothing();
    return overlays_->show_nothing();
  }
  const maps::Map& map = page->document().map();
  const maps::RuleOverrides rules = pack_rules(*page);
  verdict_->judge(map, rules::rulebook_for(map, rules));
  const maps::PackFile* pack = page->findings().pack();
  overlays_->show(page->document(), rules,
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
