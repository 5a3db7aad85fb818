// Fixes maps by the fixes of their findings.
#pragma once

#include <vector>

#include "validator/checks/check_map.h"

namespace chartroom::checks {

// Returns the map after the fix of a finding, or unchanged if the finding has none.
maps::Map apply_fix(const maps::Map& map, const reports::Finding& finding);

// True if a check has more findings of this severity or a higher one than before.
bool adds_findings(const std::vector<reports::Finding>& before,
                   const std::vector<reports::Finding>& after, Severity severity);

struct FixedMap {
  maps::Map map;
  std::vector<reports::Finding> applied;  // in the order in which their fixes were applied
};

// Applies the fixes of the profile's checks one by one. Each is computed on the map that the
// previous one left, as two fixes made on one map can undo each other. Unsafe fixes need the
// profile's consent. Skips excluded findings, and fixes that add a finding of their severity or a
// higher one. This ends because every fix leaves less water, fewer surface points, shorter borders
// between quadrants or fewer misplaced numbers.
FixedMap fix_all(maps::MapFile file, const maps::PackFile* pack, const Profile& profile);

}  // namespace chartroom::checks
