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
  for (const Check& check : catalogue()) {
    if (!check.fixable || check.level > profile.level || !profile.wants(check.code)) continue;
    result.select.emplace_back(check.code);
    result.level = std::max(result.level, check.level);
  }
  return result;
}

}  // namespace

maps::Map apply_fix(const maps::Map& map, const reports::Finding& finding) {
  return finding.fix ? edited(map, finding.fix->edits) : map;
}

FixedMap fix_all(maps::MapFile file, const maps::PackFile* pack, const Profile& profile) {
  const Profile wanted = fixing(profile);
  FixedMap result;
  while (!wanted.select.empty()) {
    std::vector<reports::Finding> findings = judge_map(file, pack, wanted);
    const auto next = std::find_if(
        findings.begin(), findings.end(),
        [](const reports::Finding& finding) { return finding.fixable() && !finding.excluded; });
    if (next == findings.end()) break;
    file.map = apply_fix(file.map, *next);
    if (next->code == "F006") file.canonical = true;
    result.applied.push_back(std::move(*next));
  }
  result.map = std::move(file.map);
  return result;
}

}  // namespace chartroom::checks
