// Reads game records together with their maps.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "cli/map_input.h"
#include "validator/play/games/recorded_games.h"

namespace chartroom::cli {

// All functions here print errors in a language, as far as these are translated.

// Finds a map by its id or path (see find_named) and reads it.
std::optional<MapInput> find_map(const maps::SoughtName& wanted,
                                 const std::vector<std::string>& maps,
                                 std::string_view language = "en");

// The command line's map: a file, or an id that is looked up like a record's.
struct NamedMap {
  MapInput input;
  bool by_id = true;
};
std::optional<NamedMap> find_or_read_map(const std::string& map,
                                         const std::vector<std::string>& maps,
                                         std::string_view language = "en");
// Finds or reads it for a verb without an option for other places.
std::optional<NamedMap> find_or_read_map(const std::string& map);

// True if a record or game in the current folder would find a map by that id.
bool is_known_map(const std::string& id, const std::vector<std::string>& maps);

// Returns the bytes of a record ("-": from standard input). Prints errors and then returns nothing.
std::optional<std::string> read_record(const std::string& path, std::string_view language = "en");

using GameInput = play::RecordedGame;

// Reads all games of a record ("-": standard input). Prints all errors and then returns nothing.
std::optional<std::vector<GameInput>> read_games(const std::string& path,
                                                 const std::vector<std::string>& maps,
                                                 std::string_view language = "en");

// Reads all games of a record from bytes already read.
std::optional<std::vector<GameInput>> read_games(std::string_view bytes, const std::string& path,
                                                 const std::vector<std::string>& maps,
                                                 rules::Gaps gaps = rules::Gaps::refused,
                                                 std::string_view language = "en");

// A record's bytes.
struct RecordBytes {
  std::string path;
  std::string bytes;
};

// One game as both captains wrote it, by the team of each sheet.
struct SheetPair {
  std::array<std::string, 2> paths;
  std::array<GameInput, 2> sheets;
};

// Reads two sheets in either order and pairs their games by number. A sheet belongs to the team
// whose start it gives; if both give both starts, the first is blue's. Prints errors, including
// differing headers, and then returns nothing.
std::optional<std::vector<SheetPair>> read_sheets(const RecordBytes& one, const RecordBytes& two,
                                                  const std::vector<std::string>& maps,
                                                  std::string_view language = "en");

}  // namespace chartroom::cli
