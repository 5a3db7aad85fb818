#include "validator/checks/fixes.h"

#include <algorithm>
#include <map>

namespace chartroom::checks {
namespace {

// Keeps the profile's checks that offer fixes, at the lowest level that runs them: figures and play
// are not needed.
Profile fixing(const Profile& profile) {
  Profile result = profile;
  result.select.clear();
  result.level = Level::structure;
  for (const Check& check : profile.catalogue) {
    if (!check.fixable || !profile.runs(check)) continue;
    result.select.emplace_back(check.code);
    result.level = std::max(result.level, check.level);
  }
  return result;
}

bool may_be_applied(const reports::Finding& finding, const Profile& profile) {
  return finding.fixable() && !finding.excluded && (finding.fix->safe || profile.unsafe_fixes);
}

using Counts = std::map<std::string, int>;

// Returns each check's number of findings of this severity or a higher one.
Counts counts_of(const std::vector<reports::Finding>& findings, Severity severity) {
  Counts counts;
  for (const reports::Finding& finding : findings) {
    if (finding.severity >= severity) ++counts[finding.code];
  }
  return counts;
}

bool change_adds_findings(const maps::MapFile& before, const maps::MapFile& after,
                          Severity severity, const maps::PackFile* pack, const Profile& profile) {
  if (before.map == after.map) return false;
  // Runs all checks, not only those of the profile.
  Profile all = profile;
  all.select.clear();
  all.ignore.clear();
  all.level = Level::structure;
  return adds_findings(map_findings(before, pack, all), map_findings(after, pack, all), severity);
}

}  // namespace

bool adds_findings(const std::vector<reports::Finding>& before,
                   const std::vector<reports::Finding>& after, Severity severity) {
  const Counts known = counts_of(before, severity);
  const Counts now = counts_of(after, severity);
  return std::any_of(now.begin(), now.end(), [&](const auto& count) {
    const auto was = known.find(count.first);
    return count.second > (was == known.end() ? 0 : was->second);
  });
}

maps::Map apply_fix(const maps::Map& map, const reports::Finding& finding) {
  return finding.fix ? edited(map, finding.fix->edits) : map;
}

FixedMap fix_all(maps::MapFile file, const maps::PackFile* pack, const Profile& profile) {
  const Profile wanted = fixing(profile);
  FixedMap result;
  if (wanted.select.empty()) return {std::move(file.map), {}};
  for (bool fixed = true; fixed;) {
    fixed = false;
    for (reports::Finding& finding : map_findings(file, pack, wanted)) {
      if (!may_be_applied(finding, profile)) continue;
      maps::MapFile after = file;
      after.map = apply_fix(file.map, finding);
      if (change_adds_findings(file, after, finding.severity, pack, profile)) continue;
      if (finding.fix->edits.empty()) after.canonical = true;
      file = std::move(after);
      result.applied.push_back(std::move(finding));
      fixed = true;
      break;
    }
  }
  result.map = std::move(file.map);
  return result;
}

}  // namespace chartroom::checks
