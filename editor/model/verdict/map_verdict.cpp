#include "editor/model/verdict/map_verdict.h"

#include "editor/model/with_board.h"
#include "validator/checks/families/play/play_findings.h"

namespace chartroom::editor {

PlayedMap::PlayedMap(const maps::Map& whole, const rules::Rulebook& by_rules)
    : map(with_board({}, whole)), rules(by_rules) {}

PlayedMap::PlayedMap(const maps::Map& whole, const maps::Pack* pack)
    : PlayedMap(whole,
                rules::rulebook_for(whole, pack == nullptr ? maps::RuleOverrides() : pack->rules)) {
  if (pack != nullptr) {
    stall_share = checks::Thresholds(pack->checks.thresholds).of(checks::kStallShare);
  }
}

}  // namespace chartroom::editor
