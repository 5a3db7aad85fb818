#include "validator/checks/fix_options.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "validator/checks/diagnostic.h"
#include "validator/checks/fixes.h"
#include "validator/rules/rulebook.h"

namespace chartroom::checks {
namespace {

// The fix as a label. Fix::said names every point; a choice of fixes needs only some.
Message short_label(const reports::Finding& finding) {
  const auto* fill = std::get_if<maps::SetIslands>(&finding.fix->edits.front());
  const bool fills = finding.fix->edits.size() == 1 && fill != nullptr && fill->island;
  return fills ? message("Fill {} with islands", names(fill->points)) : finding.fix->said;
}

// The number of points that became land or water; 1 for fixes that change something else.
int weight(const maps::Map& before, const maps::Map& after) {
  return std::max(
      1, (before.islands - after.islands).count() + (after.islands - before.islands).count());
}

// True if the finding, or a part of it, is still there.
bool persists(const reports::Finding& finding, const std::vector<reports::Finding>& after) {
  return std::ranges::any_of(after, [&finding](const reports::Finding& other) {
    return other.code == finding.code &&
           (finding.points.empty() || !(other.points & finding.points).empty());
  });
}

}  // namespace

std::vector<FixOption> fix_options_of(const maps::MapFile& file, const maps::PackFile* pack,
                                      const Catalogue& catalogue, const reports::Finding& finding) {
  const rules::Rulebook rules =
      rules::rulebook_for(file.map, pack ? pack->pack.rules : maps::RuleOverrides{});
  const MapSubject subject(file.map, rules,
                           pack ? Thresholds(pack->pack.checks.thresholds) : Thresholds{});
  std::vector<Fix> fixes;
  if (finding.fix && !finding.fix->edits.empty()) {
    fixes.push_back({short_label(finding), finding.fix->edits});
  }
  const Check* check = catalogue.find(finding.code);
  if (check != nullptr && check->alternative_fixes != nullptr) {
    std::ranges::move(check->alternative_fixes(subject, finding.points), std::back_inserter(fixes));
  }
  Profile profile;
  profile.catalogue = catalogue;
  profile.level = Level::structure;
  const std::vector<reports::Finding> now = map_findings(file, pack, profile);
  std::vector<FixOption> fix_options;
  for (Fix& fix : fixes) {
    maps::MapFile after = file;
    after.map = edited(file.map, fix.edits);
    const bool known =
        after.map == file.map || std::ranges::any_of(fix_options, [&after](const FixOption& other) {
          return other.map == after.map;
        });
    if (known) continue;
    std::vector<reports::Finding> left = map_findings(after, pack, profile);
    if (persists(finding, left) || adds_findings(now, left, finding.severity)) continue;
    fix_options.push_back({std::move(fix.said), std::move(after.map), std::move(left)});
  }
  std::ranges::stable_sort(
      fix_options, {}, [&file](const FixOption& option) { return weight(file.map, option.map); });
  return fix_options;
}

}  // namespace chartroom::checks
