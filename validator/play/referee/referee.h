// The referee: replays a game record and names the first rule that it breaks.
// The rules are maps/RULES.md, the names of broken rules stand there under "What the referee calls
// it". The referee lives beside the trackers because it also tells what each operator could know.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "maps/map.h"
#include "validator/rules/announcement.h"
#include "validator/rules/game_result.h"
#include "validator/rules/record.h"
#include "validator/rules/refusal.h"
#include "validator/rules/rulebook.h"

namespace chartroom::play {

// The first broken rule of a record.
struct Violation {
  TextPosition position;               // of the line's first word; at a start, of its point
  maps::Team team = maps::Team::blue;  // who broke it, see `referee`
  rules::Refusal rule = rules::Refusal::game_over;
  std::string message;  // who, what, why, and what would have been legal
  // Its two halves, to be told at length: "blue cannot go up from A2: ...", "legal: down, surface".
  std::string what;
  std::string right;
  rules::SheetOf sheet = {};
};

// What could not be judged because the record does not tell it.
struct Unjudged {
  TextPosition position;
  maps::Team team = maps::Team::blue;  // whose way, start or damage it is
  std::string message;
  rules::SheetOf sheet = {};
};

// A legal ply as it was played, and how the game stood after it. Arrays of two go by `index`.
struct RefereedPly {
  TextPosition position;
  rules::SheetOf sheet = {};
  rules::Action action;
  rules::Announcement said;  // what everybody heard, which is the truth
  bool said_whole = true;    // false: the record does not tell all of it
  maps::Point point;         // of the acting team
  bool point_known = true;   // false: one of several that it may be on
  std::array<int, 2> energy{};
  std::array<int, 2> damage{};
  std::array<bool, 2> damage_known{true, true};  // false: it may be more
  rules::GameResult result = rules::GameResult::open;
  std::array<maps::PointSet, 2>
      candidates;  // where the other side's operator must expect that team
};

// "own-trail by blue: blue cannot go …": what stands behind the place in every message.
std::string verdict_text(const Violation& violation);

struct RefereeReport {
  std::vector<RefereedPly> plies;      // up to the broken rule
  std::vector<rules::StopLine> stops;  // up to there, too
  std::vector<Unjudged> unjudged;      // in the order of the lines
  std::optional<Violation> violation;
  rules::GameResult result =
      rules::GameResult::open;  // after the last legal ply; open: nobody is sunk
  bool result_known = true;     // false: `result` is open, and somebody may be sunk
  std::array<int, 2> damage{};
  std::array<bool, 2> damage_known{true, true};
  // False: a tracker met its limit or does not know all that was said, and candidates may be too
  // many; or there were more ways to follow than the referee can.
  bool exact = true;

  bool legal() const { return !violation; }
};

// Replays a record by the rules that hold on its map, up to the first broken one. Starts are
// checked first, in the order of their lines; then each ply by State::check, then the answer to a
// sonar, then a claim; what is not claimed is not checked. The team of a violation is the one that
// acted, but for a false answer the one that answered, and for a torpedo's claim that is wrong on
// whether the enemy was damaged the enemy, who says so at the table. Where the record leaves a way
// or a start open, a rule is broken only if it is broken in every state that is possible.
// All points of the record must lie on the map (`outside`).
RefereeReport referee(const rules::GameRecord& record, const maps::Map& map,
                      const rules::Rulebook& rules);

}  // namespace chartroom::play
