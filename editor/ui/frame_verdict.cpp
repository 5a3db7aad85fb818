// How the map in front plays, and the maps of a pack, and what is known of other states of a map.
#include <utility>

#include "editor/ui/frame.h"
#include "editor/ui/overlays/overlay_strip.h"
#include "editor/ui/panels/history_panel.h"
#include "editor/ui/verdict/verdict_bar.h"
#include "editor/ui/verdict/verdict_text.h"

namespace chartroom::editor {

void EditorFrame::make_verdict_bar() {
  VerdictBar::Events events;
  events.map = [this](const MapVerdict& verdict, bool other) {
    overlays_->show_verdict(verdict);
    if (!other || findings_ == nullptr) return;
    findings_->judge_play();
    if (history_->IsShownOnScreen()) history_->show_verdicts();
  };
  events.pack = [this](const PackVerdicts& verdicts) { show_pack_verdicts(verdicts); };
  verdict_ = new VerdictBar(parts_, std::move(events));
}

void EditorFrame::judge() {
  if (findings_ == nullptr) return;
  findings_->update();
  update_status();
  show_verdict();
}

PlayedMap EditorFrame::played(MapPage& page, const maps::Map& map) {
  page.findings().judge(page.document());
  const maps::PackFile* pack = page.findings().pack();
  return {map, pack == nullptr ? nullptr : &pack->pack};
}

std::optional<MapVerdict> EditorFrame::known_verdict(MapPage& page, const maps::Map& map) const {
  return verdict_->known(played(page, map));
}

std::vector<wxString> EditorFrame::verdicts_of(const std::vector<const maps::Map*>& states) const {
  std::vector<wxString> texts;
  for (const maps::Map* map : states) {
    texts.push_back(verdict_reached(known_verdict(map_page(), *map)));
  }
  return texts;
}

void EditorFrame::judge_pack() {
  const auto* page = starting() ? nullptr : dynamic_cast<const PackPage*>(&front());
  if (page == nullptr) return verdict_->judge_nothing();
  std::vector<PlayedMap> maps;
  for (const PackDocument::Entry& entry : page->maps()) {
    if (entry.map) maps.emplace_back(*entry.map, &page->document().pack());
  }
  verdict_->judge_pack(std::move(maps));
}

void EditorFrame::show_pack_verdicts(const PackVerdicts& verdicts) {
  auto* page = dynamic_cast<PackPage*>(&front());
  if (page == nullptr) return;
  std::vector<wxString> texts;
  std::size_t place = 0;
  for (const PackDocument::Entry& entry : page->maps()) {
    texts.emplace_back();
    if (!entry.map) continue;
    if (place == verdicts.size()) return;  // the maps have changed, and will soon be judged
    const int errors = page->findings().errors_in(entry.path);
    texts.back() = verdict_in_pack(errors, verdicts.at(place), verdicts.judging(place));
    ++place;
  }
  page->show_verdicts(texts);
}

}  // namespace chartroom::editor
