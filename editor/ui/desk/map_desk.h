// Maps on the desk: adds them to the tabs.
#pragma once

#include <vector>

#include "editor/ui/desk/desk.h"

namespace chartroom::editor {

MapPage* make_map_page(Desk& desk, wxWindow* parent, MapDocument document);
// Puts the map in a tab of its own, or in the tab in front where nobody would miss what is there,
// and brings it to the front.
MapPage& add_map(Desk& desk, MapDocument document);
// Puts the map always in a tab of its own.
MapPage& add_map_beside(Desk& desk, MapDocument document);
// Begins a new map like that one, under a name that no open document has.
MapPage& begin_map(Desk& desk, const maps::Map& like);
// All open maps in the order of their tabs.
std::vector<const MapDocument*> open_maps(const Workbench& at);

}  // namespace chartroom::editor
