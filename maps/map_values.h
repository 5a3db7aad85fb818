// A map's values other than its board, as texts under the keys of the text picture.
// maps/MAP-FILES.md defines the keys and their order.
#pragma once

#include <string>
#include <vector>

#include "maps/map.h"
#include "maps/platform/named_value.h"

namespace chartroom::maps {

using MapValue = NamedValue;

// Returns the values in the picture's order. Values that the map lacks are left out.
std::vector<MapValue> map_values(const Map& map);

}  // namespace chartroom::maps
