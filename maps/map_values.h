// What a map says beside its board, as texts under the keys of the text picture.
// The keys and their order are those of cli/FORMATS.md, section 2.
#pragma once

#include <string>
#include <vector>

#include "maps/map.h"

namespace chartroom::maps {

struct MapValue {
  std::string key;  // "name.de", "starts.blue", "rules.gauge"
  std::string value;
  friend bool operator==(const MapValue&, const MapValue&) = default;
};

// In the order of the picture. What the map does not say is left out.
std::vector<MapValue> map_values(const Map& map);

}  // namespace chartroom::maps
