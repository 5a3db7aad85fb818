// Writes the referee's report for readers and for programs (validator/REFEREE.md).
#pragma once

#include "validator/play/referee/referee.h"
#include "validator/play/referee/two_sheets.h"

namespace chartroom::play {

// The two sheets of a merged game.
struct SheetNotes {
  std::array<std::string, 2> paths;  // blue's and green's path
  std::vector<Contradiction> contradictions;
};

// A game and the referee's report. `path` is the record's, or blue's sheet's.
struct RefereedGame {
  std::string path;
  const rules::GameRecord& record;
  const maps::Map& map;
  const RefereeReport& report;
  const SheetNotes* sheets = nullptr;  // null: the game has one record

  bool agreed() const { return sheets == nullptr || sheets->contradictions.empty(); }
};

// Returns a text for arguing captains: the announcements, then the verdict. Ends in a newline.
std::string referee_text(const RefereedGame& game, const TextLanguage& language = {});

// Returns one JSON object on one line.
std::string referee_json(const RefereedGame& game);

}  // namespace chartroom::play
