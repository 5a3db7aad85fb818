// Mending maps by the fixes of their findings.
#pragma once

#include <vector>

#include "validator/checks/judge_map.h"

namespace chartroom {

// The map after the fix of a finding; the same map where the finding has none.
Map apply_fix(const Map& map, const Finding& finding);

struct FixedMap {
  Map map;
  std::vector<Finding> mended;  // in the order in which their fixes were applied
};

// The map after the fixes that the checks of the profile offer, one after the other: each is asked
// anew of the map that the one before left, as two fixes made on one map can undo each other. What
// the pack excludes stays. Judged again, the map offers no fix any more: every fix leaves less
// water, fewer surface points, shorter borders between quadrants or fewer misplaced numbers.
FixedMap fix_all(MapFile file, const PackFile* pack, const Profile& profile);

}  // namespace chartroom
