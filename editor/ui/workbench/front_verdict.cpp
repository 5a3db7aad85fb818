#include "editor/ui/workbench/front_verdict.h"

#include <utility>

#include "editor/ui/overlays/overlay_strip.h"
#include "editor/ui/pages/played_map.h"
#include "editor/ui/verdict/verdict_bar.h"
#include "editor/ui/verdict/verdict_text.h"

namespace chartroom::editor {

FrontVerdict::FrontVerdict(wxWindow* parent, Workbench& at, std::function<void()> changed)
    : at_(at) {
  VerdictBar::Events events;
  events.map = [&at, changed = std::move(changed)](const MapVerdict& verdict, bool other) {
    at.overlays->show_verdict(verdict);
    if (!other || at.findings == nullptr) return;
    at.findings->validate_play();
    changed();
  };
  events.pack = [this](const PackVerdicts& verdicts) { show_pack(verdicts); };
  at.verdict = new VerdictBar(parent, std::move(events));
}

void FrontVerdict::show() {
  MapPage* page = at_.starting() ? nullptr : at_.front_map();
  if (page == nullptr) {
    simulate_pack();
    return at_.overlays->show_nothing();
  }
  PlayedMap map = played(*page, page->document().map());
  at_.verdict->simulate(std::move(map), page->findings().count(Severity::error));
  const maps::PackFile* pack = page->findings().pack();
  at_.overlays->show(page->document(), pack_rules(*page),
                     pack == nullptr ? checks::Thresholds::Values() : pack->pack.checks.thresholds,
                     at_.verdict->verdict().played);
}

void FrontVerdict::simulate_pack() {
  const PackPage* page = at_.starting() ? nullptr : page_as<PackPage>(&at_.front());
  if (page == nullptr) return at_.verdict->simulate_nothing();
  std::vector<PlayedMap> maps;
  for (const PackDocument::Entry& entry : page->maps()) {
    if (entry.map) maps.emplace_back(*entry.map, &page->document().pack());
  }
  at_.verdict->simulate_pack(std::move(maps));
}

void FrontVerdict::show_pack(const PackVerdicts& verdicts) {
  PackPage* page = page_as<PackPage>(&at_.front());
  if (page == nullptr) return;
  std::vector<wxString> texts;
  std::size_t place = 0;
  for (const PackDocument::Entry& entry : page->maps()) {
    texts.emplace_back();
    if (!entry.map) continue;
    if (place == verdicts.size()) return;  // the maps have changed, new verdicts follow
    const int errors = page->findings().errors_in(entry.path);
    texts.back() = verdict_in_pack(errors, verdicts.at(place), verdicts.simulating(place));
    ++place;
  }
  page->show_verdicts(texts);
}

std::optional<MapVerdict> known_verdict(const Workbench& at, MapPage& page, const maps::Map& map) {
  return at.verdict->known(played(page, map));
}

std::vector<wxString> verdicts_of(const Workbench& at,
                                  const std::vector<const maps::Map*>& states) {
  std::vector<wxString> texts;
  for (const maps::Map* map : states) {
    texts.push_back(verdict_reached(known_verdict(at, at.map_page(), *map)));
  }
  return texts;
}

}  // namespace chartroom::editor
