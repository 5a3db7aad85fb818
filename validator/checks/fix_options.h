// The possible fixes of a finding and their effects, for a person to choose from.
#pragma once

#include <string>
#include <vector>

#include "validator/checks/check_map.h"

namespace chartroom::checks {

struct FixOption {
  Message label;  // an imperative: "Open a channel at C3"
  maps::Map map;  // after the fix
  // Findings on that map, at the level structure.
  std::vector<reports::Finding> findings;
};

// Returns the fix of the finding, if it has one, and other fixes; first the ones that turn the
// fewest points into land or water. Each removes the finding and adds none of its severity or a
// higher one; no two make the same map.
std::vector<FixOption> fix_options_of(const maps::MapFile& file, const maps::PackFile* pack,
                                      const Catalogue& catalogue, const reports::Finding& finding);

}  // namespace chartroom::checks
