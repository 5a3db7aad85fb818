// The set that a map's sheets belong to.
#pragma once

#include "exporters/page/sheet_set.h"
#include "maps/map.h"

namespace chartroom::exporters {

// The code is made of the map's canonical text, with the pack's rules where it has none of its own:
// another as soon as the map or the rules on it are others.
SheetSet sheet_set(const maps::Map& map, const maps::RuleOverrides& pack_rules);

}  // namespace chartroom::exporters
