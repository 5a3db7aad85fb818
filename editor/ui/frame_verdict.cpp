// How the map in front plays, and what is known of its other states.
#include "editor/ui/frame.h"
#include "editor/ui/verdict/verdict_bar.h"
#include "editor/ui/verdict/verdict_text.h"

namespace chartroom::editor {

void EditorFrame::judge() {
  if (findings_ == nullptr) return;
  findings_->update();
  update_status();
  show_verdict();
}

std::optional<MapVerdict> EditorFrame::known_verdict(MapPage& page, const maps::Map& map) const {
  return verdict_->known(map, rules::rulebook_for(map, pack_rules(page)));
}

std::vector<wxString> EditorFrame::verdicts_of(const std::vector<const maps::Map*>& states) const {
  std::vector<wxString> texts;
  const maps::RuleOverrides rules = pack_rules(map_page());
  for (const maps::Map* map : states) {
    texts.push_back(verdict_reached(verdict_->known(*map, rules::rulebook_for(*map, rules))));
  }
  return texts;
}

}  // namespace chartroom::editor
