// The picture of the tiles for maps of Tiled (maps/files/tiled_map.h).
#pragma once

#include <string>

namespace chartroom::exporters {

// A PNG of the tiles in a row: water, island, the quadrants 1 to 9.
std::string tiled_tiles();

}  // namespace chartroom::exporters
