// Mending maps by the fixes of their findings.
#pragma once

#include <vector>

#include "validator/checks/check_map.h"

namespace chartroom::checks {

// The map after the fix of a finding; the same map where the finding has none.
maps::Map apply_fix(const maps::Map& map, const reports::Finding& finding);

// Whether a check has more findings of this severity or a higher one than it had before.
bool adds_findings(const std::vector<reports::Finding>& before,
                   const std::vector<reports::Finding>& after, Severity severity);

struct FixedMap {
  maps::Map map;
  std::vector<reports::Finding> applied;  // in the order in which their fixes were applied
};

// The map after the fixes that the checks of the profile offer, one after the other: each is asked
// anew of the map that the one before left, as two fixes made on one map can undo each other. Safe
// ones, and where the profile says so the others, too. What the pack excludes stays, and so does
// what a fix would mend at the price of another finding that weighs as much. Every fix leaves less
// water, fewer surface points, shorter borders between quadrants or fewer misplaced numbers, so
// that there is an end.
FixedMap fix_all(maps::MapFile file, const maps::PackFile* pack, const Profile& profile);

}  // namespace chartroom::checks
