#include "editor/model/verdict/map_verdict.h"

#include "validator/checks/families/play/play_findings.h"

namespace chartroom::editor {

PlayedMap::PlayedMap(const maps::Map& whole, const rules::Rulebook& by_rules) : rules(by_rules) {
  map.size = whole.size;
  map.islands = whole.islands;
  map.quadrants = whole.quadrants;
  map.starts = whole.starts;
  map.surfacing = whole.surfacing;
}

PlayedMap::PlayedMap(const maps::Map& whole, const maps::Pack* pack)
    : PlayedMap(whole,
                rules::rulebook_for(whole, pack == nullptr ? maps::RuleOverrides() : pack->rules)) {
  if (pack != nullptr) {
    stall_share = checks::Thresholds(pack->checks.thresholds).of(checks::kStallShare);
  }
}

}  // namespace chartroom::editor
