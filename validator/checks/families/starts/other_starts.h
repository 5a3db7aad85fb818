// Fixes that move or remove a start.
#pragma once

#include <vector>

#include "validator/checks/diagnostic.h"
#include "validator/checks/map_subject.h"

namespace chartroom::checks {

// Adds the fixes that move the start of a team to the nearest point of water that is not taken, if
// there is one, and that let its captain choose.
void add_other_starts(const MapSubject& subject, maps::Team team, maps::Point from,
                      const maps::PointSet& taken, std::vector<Fix>& fixes);

}  // namespace chartroom::checks
