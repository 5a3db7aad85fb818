// What a map says beside its board, as texts under the keys of the text picture.
// The keys and their order are those of maps/MAP-FILES.md.
#pragma once

#include <string>
#include <vector>

#include "maps/map.h"
#include "maps/platform/named_value.h"

namespace chartroom::maps {

using MapValue = NamedValue;

// In the order of the picture. What the map does not say is left out.
std::vector<MapValue> map_values(const Map& map);

}  // namespace chartroom::maps
