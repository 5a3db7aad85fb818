// Reads and writes maps in several formats: map files, text pictures and Tiled's maps.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "maps/map.h"
#include "maps/platform/file_error.h"

namespace chartroom::cli {

struct MapForm {
  std::string_view name;    // the name for --from and --to
  std::string_view ending;  // the ending of its files
  ParseResult<maps::Map> (*read)(std::string_view bytes, const std::string& path);
  std::string (*write)(const maps::Map& map);
};

const std::vector<MapForm>& map_forms();
// Return the format with a name, or for the ending of a file's name; nullptr if there is none.
const MapForm* find_map_form(std::string_view name);
const MapForm* map_form_of(const std::string& path);

// Returns the bytes of a file, or of standard input for "-". Prints errors; then returns nothing.
std::optional<std::string> read_bytes(const std::string& path);
// Returns the map at a path by the format of its ending, by default a map file. Prints errors.
std::optional<maps::Map> read_any_map(const std::string& path);
// Returns the map of bytes already read.
std::optional<maps::Map> read_any_map(std::string_view bytes, const std::string& path);

}  // namespace chartroom::cli
