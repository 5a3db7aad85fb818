// Map files (NAME.map.json): strict reading with positions, canonical writing, safe saving.
// The format is maps/MAP-FILES.md.
#pragma once

#include <string>
#include <string_view>

#include "maps/json/source_index.h"
#include "maps/map.h"
#include "maps/platform/file_error.h"

namespace chartroom::maps {

// A map as it was read, with positions and whether the file is in canonical form.
struct MapFile {
  std::string path;
  Map map;
  json::SourceIndex source;
  bool canonical = true;
};

// Reads the bytes of a map file. `path` is used in errors and may be "-". Errors come by position,
// at most 1,000. A returned map satisfies the whole format.
ParseResult<MapFile> parse_map(std::string_view bytes, const std::string& path);

// Reads a map file from disk.
ParseResult<MapFile> load_map(const std::string& path);

// Returns the canonical form. parse_map returns an equal map if the map satisfies the format: an
// id, at least one name, texts in UTF-8 without NUL and up to 4 KiB, points on the map, no cost
// over the gauge. A canonical file does not change by a byte.
std::string to_canonical_json(const Map& map);

}  // namespace chartroom::maps
