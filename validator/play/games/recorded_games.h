// Game records together with the maps that they were played on.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "validator/rules/map_input.h"
#include "validator/rules/record.h"

namespace chartroom::play {

// A game and what it was played on. All of its points lie on the map.
struct RecordedGame {
  rules::GameRecord record;
  rules::MapInput map;
};

// Reads all games of the record at `path` ("-": standard input), whose bytes are at hand; their
// maps are looked for as find_named says. Every fault gives an error, and any one gives no games.
// `option`: see maps::SoughtKind.
ParseResult<std::vector<RecordedGame>> recorded_games(std::string_view bytes,
                                                      const std::string& path,
                                                      const std::vector<std::string>& places = {},
                                                      std::string_view option = {},
                                                      rules::Gaps gaps = rules::Gaps::refused);

}  // namespace chartroom::play
