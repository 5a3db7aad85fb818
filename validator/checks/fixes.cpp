#include "validator/checks/fixes.h"

#include <algorithm>

namespace chartroom::checks {
namespace {

// The checks that offer fixes, of those that the profile wants, and no deeper level than they ask
// for: figures and play mend nothing.
Profile fixing(const Profile& profile) {
  Profile result = profile;
  result.select.clear();
  result.level = Level::structure;
  for (const Check& check : profile.catalogue) {
    if (!check.fixable || !profile.judges(check)) continue;
    result.select.emplace_back(check.code);
    result.level = std::max(result.level, check.level);
  }
  return result;
}

}  // namespace

maps::Map apply_fix(const maps::Map& map, const MapFinding& finding) {
  return edited(map, finding.edits);
}

FixedMap fix_all(maps::MapFile file, const maps::PackFile* pack, const Profile& profile) {
  const Profile wanted = fixing(profile);
  FixedMap result;
  while (!wanted.select.empty()) {
    std::vector<MapFinding> findings = judge_map(file, pack, wanted);
    const auto next = std::find_if(findings.begin(), findings.end(), [](const MapFinding& finding) {
      return finding.fixable() && !finding.excluded;
    });
    if (next == findings.end()) break;
    file.map = apply_fix(file.map, *next);
    if (next->code == "F006") file.canonical = true;
    result.applied.push_back(std::move(*next));
  }
  result.map = std::move(file.map);
  return result;
}

}  // namespace chartroom::checks
