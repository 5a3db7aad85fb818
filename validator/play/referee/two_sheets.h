// Two captains' sheets of one game, laid side by side. Each holds its own team's start and actions
// in full and of the enemy what was heard.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "validator/rules/record.h"

namespace chartroom::play {

// A line of a sheet, or the place where it lacks one.
struct SheetLine {
  TextPosition position;  // of the line; where it is lacking, of the line before
  std::string text;       // "blue sonar row 3"; "": lacking
};

// What the sheets do not agree on. Arrays go by the team whose sheet it is.
struct Contradiction {
  std::array<SheetLine, 2> lines;
  std::string message;  // what may have happened, and with what the game is judged
};

struct TwoSheets {
  // Of what one team did its own sheet is believed; what was answered and called is believed where
  // the sheets do not contradict each other, and else left out. Its lines know their sheets.
  rules::GameRecord game;
  std::vector<Contradiction> contradictions;  // in the order of the game
};

// Lays the sheets side by side so that the fewest lines are lacking or differ, and puts one game
// together. Each must have its own team's start; the headers must agree.
TwoSheets lay_side_by_side(const rules::GameRecord& blue, const rules::GameRecord& green);

}  // namespace chartroom::play
