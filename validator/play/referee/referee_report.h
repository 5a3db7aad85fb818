// What the referee found, for readers and for programs (validator/REFEREE.md).
#pragma once

#include "validator/play/referee/referee.h"
#include "validator/play/referee/two_sheets.h"

namespace chartroom::play {

// The two sheets that a game is put together from.
struct SheetNotes {
  std::array<std::string, 2> paths;  // by team
  std::vector<Contradiction> contradictions;
};

// A game and what the referee found in it. `path` is the record's; of two sheets, blue's.
struct RefereedGame {
  std::string path;
  const rules::GameRecord& record;
  const maps::Map& map;
  const RefereeReport& report;
  const SheetNotes* sheets = nullptr;  // nothing: the game stands in one record

  bool agreed() const { return sheets == nullptr || sheets->contradictions.empty(); }
};

// For two captains who argue: every ply with what was heard, then the verdict. Ends in a newline.
std::string referee_text(const RefereedGame& game);

// One JSON object on one line.
std::string referee_json(const RefereedGame& game);

}  // namespace chartroom::play
