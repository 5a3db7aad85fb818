// The ways to mend a finding, for somebody who looks at what each would do and chooses.
#pragma once

#include <string>
#include <vector>

#include "validator/checks/check_map.h"

namespace chartroom::checks {

struct Mend {
  Message label;  // what it does, as an order: "Open a channel at C3"
  maps::Map map;  // afterwards
  // What is found on that, at the level structure.
  std::vector<reports::Finding> findings;
};

// The fix of the finding, where it has one, and what else would mend it; those first that make land
// or water of the fewest points. Each of them takes the finding away and brings no finding of its
// severity or a higher one; no two make the same map.
std::vector<Mend> mends_of(const maps::MapFile& file, const maps::PackFile* pack,
                           const Catalogue& catalogue, const reports::Finding& finding);

}  // namespace chartroom::checks
