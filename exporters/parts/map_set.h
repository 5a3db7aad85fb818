// The set that a map's sheets belong to.
#pragma once

#include "exporters/page/sheet_set.h"
#include "maps/map.h"

namespace chartroom::exporters {

// Returns the set. Its code comes from the map's canonical text and the pack's rules that the map
// does not replace, so it changes when the map or its rules change.
SheetSet sheet_set(const maps::Map& map, const maps::RuleOverrides& pack_rules);

}  // namespace chartroom::exporters
