// Maps on the desk: adds them to the tabs.
#pragma once

#include "editor/ui/desk/desk.h"

namespace chartroom::editor {

MapPage* make_map_page(Desk& desk, wxWindow* parent, MapDocument document);
// Shows the map in front, in a new tab or in place of an untouched map.
MapPage& add_map(Desk& desk, MapDocument document);
// Shows the map in a new tab.
MapPage& add_map_beside(Desk& desk, MapDocument document);
// Starts a new map with this content and a name that no open document has.
MapPage& begin_map(Desk& desk, const maps::Map& like);

}  // namespace chartroom::editor
