// Map files (NAME.map.json): strict reading with positions, canonical writing, safe saving.
// The format is maps/MAP-FILES.md.
#pragma once

#include <string>
#include <string_view>

#include "maps/json/source_index.h"
#include "maps/map.h"
#include "maps/platform/file_error.h"

namespace chartroom::maps {

// A map as it was read: with its positions, and with whether the file is in canonical form.
struct MapFile {
  std::string path;
  Map map;
  json::SourceIndex source;
  bool canonical = true;
};

// Reads the bytes of a map file. `path` is used in errors and may be "-". Errors come by position,
// at most 1,000; a map that is given keeps to the format in everything.
ParseResult<MapFile> parse_map(std::string_view bytes, const std::string& path);

// Reads a map file from disk.
ParseResult<MapFile> load_map(const std::string& path);

// The canonical form. parse_map gives the same map back where the map keeps to the format (id, a
// name or more, texts in UTF-8 without NUL and up to 4 KiB, points on the map, no cost over the
// gauge), and canonical files do not change a byte.
std::string to_canonical_json(const Map& map);

}  // namespace chartroom::maps
