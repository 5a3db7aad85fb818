// Maps of the map editor Tiled (NAME.tmj, Tiled's JSON): two layers of tiles, "points" and
// "quadrants", a layer of objects, "marks", and the rest as the map's properties. The conventions
// are in maps/MAP-FILES.md.
#pragma once

#include <string>
#include <string_view>

#include "maps/map.h"
#include "maps/platform/file_error.h"

namespace chartroom::maps {

// A tile's side in pixels, the number of tiles, and the picture beside the map that holds them in a
// row: water, island, the quadrants 1 to 9.
inline constexpr int kTilePixels = 32;
inline constexpr int kTileCount = 2 + kMaxQuadrant;
inline constexpr const char* kTilesFile = "chartroom-tiles.png";

std::string tiled_map(const Map& map);

// Reads a map that Tiled saved with CSV layers; ignores members that Chartroom does not use. Errors
// have line, column and pointer. A returned map satisfies the format of map files.
ParseResult<Map> parse_tiled_map(std::string_view bytes, const std::string& path);

}  // namespace chartroom::maps
