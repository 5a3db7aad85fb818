// Reading and writing maps in the forms that the small verbs speak: map files, text pictures and
// Tiled's maps.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "maps/map.h"
#include "maps/platform/file_error.h"

namespace chartroom::cli {

struct MapForm {
  std::string_view name;    // for --from and --to
  std::string_view ending;  // of its files
  ParseResult<maps::Map> (*read)(std::string_view bytes, const std::string& path);
  std::string (*write)(const maps::Map& map);
};

const std::vector<MapForm>& map_forms();
// By name; by the ending of a file's name. Null where there is none.
const MapForm* find_map_form(std::string_view name);
const MapForm* map_form_of(const std::string& path);

// The bytes of a file, or of standard input for "-". Faults are printed and give nothing.
std::optional<std::string> read_bytes(const std::string& path);
// The map at a path in any form, by the file's ending, else a map file. Faults are printed.
std::optional<maps::Map> read_any_map(const std::string& path);
// The same of bytes that are at hand.
std::optional<maps::Map> read_any_map(std::string_view bytes, const std::string& path);

}  // namespace chartroom::cli
