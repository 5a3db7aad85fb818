// Reading game records together with the maps that they were played on.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/map_input.h"
#include "validator/rules/record.h"

namespace chartroom::cli {

// A map as a file names it: by id, or by a path that ends in ".map.json".
struct MapName {
  std::string name;
  std::string file;  // that names it ("-": standard input, taken to stand in the current folder)
  TextPosition position;  // where it does so; line 0: nowhere in particular
};

// Finds a map as cli/FORMATS.md, section 3, says. A path is relative to the file. An id is looked
// for in `maps` (paths given with --maps: folders, packs or maps, in this order), then in the
// nearest pack at or above the file, then in the installed packs; the first map that has it is
// taken. Prints why there is none.
std::optional<MapInput> find_map(const MapName& wanted, const std::vector<std::string>& maps);

// A game and what it was played on. All of its points lie on the map.
struct GameInput {
  rules::GameRecord record;
  MapInput map;
};

// Reads all games of a record ("-": from standard input). Faults are printed, all of them, and
// give nothing.
std::optional<std::vector<GameInput>> read_games(const std::string& path,
                                                 const std::vector<std::string>& maps);

// The same for a record whose bytes are at hand.
std::optional<std::vector<GameInput>> read_games(std::string_view bytes, const std::string& path,
                                                 const std::vector<std::string>& maps);

}  // namespace chartroom::cli
