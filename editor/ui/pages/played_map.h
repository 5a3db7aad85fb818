// A map as captains meet it: with the rules of its pack.
#pragma once

#include "editor/model/verdict/map_verdict.h"
#include "editor/ui/pages/map_page.h"
#include "validator/rules/map_input.h"

namespace chartroom::editor {

maps::RuleOverrides pack_rules(MapPage& page);
// A state of the page's map.
PlayedMap played(MapPage& page, const maps::Map& map);
// The page's map with all that is typed.
rules::MapInput map_to_play(MapPage& page);

}  // namespace chartroom::editor
