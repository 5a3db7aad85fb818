// Game records together with their maps.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "validator/rules/map_input.h"
#include "validator/rules/record.h"

namespace chartroom::play {

// A game and its map. All points of the game are on the map.
struct RecordedGame {
  rules::GameRecord record;
  rules::MapInput map;
};

// Reads all games of the record at `path` ("-": standard input) from its bytes, and finds their
// maps by find_named. Returns either the games or all errors. `option`: see maps::SoughtKind.
ParseResult<std::vector<RecordedGame>> recorded_games(std::string_view bytes,
                                                      const std::string& path,
                                                      const std::vector<std::string>& places = {},
                                                      std::string_view option = {},
                                                      rules::Gaps gaps = rules::Gaps::refused);

}  // namespace chartroom::play
