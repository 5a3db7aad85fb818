// Merges two captains' sheets of one game. Each sheet has its own team's start and actions in full,
// and the enemy's announcements.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "validator/rules/record.h"

namespace chartroom::play {

// A line of a sheet, or the place where it lacks one.
struct SheetLine {
  TextPosition position;  // the line's; if missing, the previous line's
  std::string text;       // "blue sonar row 3"; "": missing
};

// A contradiction between the sheets. Arrays are indexed by the sheet's team.
struct Contradiction {
  std::array<SheetLine, 2> lines;
  Message message;  // a guess at what happened, and the version that is judged
};

struct TwoSheets {
  // The merged game. A team's own sheet decides its actions. Answers and claims are left out if the
  // sheets contradict each other. Each line names its sheet.
  rules::GameRecord game;
  std::vector<Contradiction> contradictions;  // in the order of the game
};

// Merges two sheets into one game with the fewest missing or different lines. Each must have its
// own team's start; the headers must agree.
TwoSheets lay_side_by_side(const rules::GameRecord& blue, const rules::GameRecord& green);

}  // namespace chartroom::play
