// What the referee found, for readers and for programs (cli/FORMATS.md, "referee --format json").
#pragma once

#include "validator/play/referee/referee.h"

namespace chartroom::play {

// A game and what the referee found in it. `path` is the record's.
struct RefereedGame {
  std::string path;
  const rules::GameRecord& record;
  const maps::Map& map;
  const RefereeReport& report;
};

// For two captains who argue: every ply with what was heard, then the verdict. Ends in a newline.
std::string referee_text(const RefereedGame& game);

// One JSON object on one line.
std::string referee_json(const RefereedGame& game);

}  // namespace chartroom::play
