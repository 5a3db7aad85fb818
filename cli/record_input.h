// Reading game records together with the maps that they were played on.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "cli/map_input.h"
#include "validator/play/games/recorded_games.h"

namespace chartroom::cli {

// Finds a map by its id or path (see find_named) and reads it. Prints why there is none.
std::optional<MapInput> find_map(const maps::SoughtName& wanted,
                                 const std::vector<std::string>& maps);

// The map of the command line: a file, or an id that is looked for like a record's.
struct NamedMap {
  MapInput input;
  bool by_id = true;
};
std::optional<NamedMap> find_or_read_map(const std::string& map,
                                         const std::vector<std::string>& maps);
// The same for a verb that has no option for other places.
std::optional<NamedMap> find_or_read_map(const std::string& map);

// Whether there is a map of that id, for a record or a game that would be in the current folder.
bool is_known_map(const std::string& id, const std::vector<std::string>& maps);

// The bytes of a record ("-": from standard input). Faults are printed and give nothing.
std::optional<std::string> read_record(const std::string& path);

using GameInput = play::RecordedGame;

// Reads all games of a record ("-": from standard input). Faults are printed, all of them, and
// give nothing.
std::optional<std::vector<GameInput>> read_games(const std::string& path,
                                                 const std::vector<std::string>& maps);

// The same for a record whose bytes are at hand.
std::optional<std::vector<GameInput>> read_games(std::string_view bytes, const std::string& path,
                                                 const std::vector<std::string>& maps,
                                                 rules::Gaps gaps = rules::Gaps::refused);

// A record as it was read.
struct RecordBytes {
  std::string path;
  std::string bytes;
};

// One game as two captains wrote it, by the team whose sheet it is.
struct SheetPair {
  std::array<std::string, 2> paths;
  std::array<GameInput, 2> sheets;
};

// Reads two sheets, in either order; the nth games of both are one. A sheet is that of the team
// whose start it gives; where both give both starts, the first is blue's. Prints what is wrong,
// headers that do not agree included, and then gives nothing.
std::optional<std::vector<SheetPair>> read_sheets(const RecordBytes& one, const RecordBytes& two,
                                                  const std::vector<std::string>& maps);

}  // namespace chartroom::cli
