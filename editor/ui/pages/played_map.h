// A map as captains play it, with the rules of its pack.
#pragma once

#include "editor/model/verdict/map_verdict.h"
#include "editor/ui/pages/map_page.h"
#include "validator/rules/map_input.h"

namespace chartroom::editor {

maps::RuleOverrides pack_rules(MapPage& page);
// Returns a state of the page's map with its pack.
PlayedMap played(MapPage& page, const maps::Map& map);
// Ends unfinished edits and returns the page's map.
rules::MapInput map_to_play(MapPage& page);

}  // namespace chartroom::editor
