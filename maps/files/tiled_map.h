// Maps of the map editor Tiled (NAME.tmj, Tiled's JSON): two layers of tiles, "points" and
// "quadrants", a layer of objects, "marks", and the rest as the map's properties. The conventions
// are in maps/MAP-FILES.md.
#pragma once

#include <string>
#include <string_view>

#include "maps/map.h"
#include "maps/platform/file_error.h"

namespace chartroom::maps {

// Pixels of a tile, and the file beside the map that holds the tiles in a row: water, island, the
// quadrants 1 to 9.
inline constexpr int kTilePixels = 32;
inline constexpr int kTileCount = 2 + kMaxQuadrant;
inline constexpr const char* kTilesFile = "chartroom-tiles.png";

std::string tiled_map(const Map& map);

// Takes what Tiled saves with CSV layers; members that Chartroom has no use for are passed over.
// Errors have line, column and pointer. A map that is given keeps to the format of map files.
ParseResult<Map> parse_tiled_map(std::string_view bytes, const std::string& path);

}  // namespace chartroom::maps
