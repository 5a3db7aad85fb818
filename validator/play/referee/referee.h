// The referee replays a game record and names the first broken rule. The rules and the names of
// broken ones ("What the referee calls it") are in maps/RULES.md. The referee uses trackers, since
// it also tells each operator's knowledge.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "maps/map.h"
#include "maps/platform/message.h"
#include "validator/play/referee/cited_rules.h"
#include "validator/rules/announcement.h"
#include "validator/rules/game_result.h"
#include "validator/rules/record.h"
#include "validator/rules/refusal.h"
#include "validator/rules/rulebook.h"

namespace chartroom::play {

// The calls that would have been right: legal ones, or the true one.
struct RightCall {
  bool is_true_call = false;
  Message what;  // "up, left or sonar"; empty: no call is legal any more

  // "legal: up, left", "true: D2".
  Message text() const;
};

// The first broken rule of a record.
struct Violation {
  TextPosition position;               // the line's first word; for a start, its point
  maps::Team team = maps::Team::blue;  // the team that broke it, see `referee`
  rules::Refusal rule = rules::Refusal::game_over;
  // "blue cannot go up from A2: ...", and the right calls.
  Message what;
  RightCall right;
  rules::SheetOf sheet = {};
  std::vector<CitedRule> cited = {};  // as it is said at the table; one, unless ways are unknown

  // The team, its action, the reason, and the legal actions.
  Message message() const;
};

// A part that cannot be judged because the record lacks it.
struct Unchecked {
  TextPosition position;
  maps::Team team = maps::Team::blue;  // the owner of the direction, start or damage
  Message message;
  rules::SheetOf sheet = {};
};

// A legal ply and the game's state after it. Arrays of two are indexed by `index`.
struct RefereedPly {
  TextPosition position;
  rules::SheetOf sheet = {};
  rules::Action action;
  rules::Announcement said;  // the true announcement
  bool said_whole = true;    // false: the record lacks part of it
  maps::Point point;         // the acting team's point
  bool point_known = true;   // false: one of several possible points
  std::array<int, 2> energy{};
  std::array<int, 2> damage{};
  std::array<bool, 2> damage_known{true, true};  // false: at least
  rules::GameResult result = rules::GameResult::open;
  std::array<maps::PointSet, 2> candidates;  // the team's possible positions for the other operator
};

// Returns the rule, the team and the message: "own-trail by blue: blue cannot go …".
Message verdict_text(const Violation& violation);

struct RefereeReport {
  std::vector<RefereedPly> plies;      // up to the broken rule
  std::vector<rules::StopLine> stops;  // up to the broken rule
  std::vector<Unchecked> unchecked;    // in the order of the lines
  std::optional<Violation> violation;
  rules::GameResult result =
      rules::GameResult::open;  // after the last legal ply; open: no team is sunk
  bool result_known = true;     // false: `result` is open, but a team may be sunk
  std::array<int, 2> damage{};
  std::array<bool, 2> damage_known{true, true};
  // False: candidates may be too many, since a tracker met its limit or the record lacks a call; or
  // the referee had too many states to follow.
  bool exact = true;

  bool legal() const { return !violation; }
};

// Replays a record by its map's rules up to the first broken one. Checks the starts in the order of
// their lines; then each ply by State::check, its answer to sonar, and its claim. A missing claim
// is not checked. A violation is by the team that acted, but a false answer by the one that
// answered, and a false claim on the enemy's damage by the enemy. If the record lacks a direction
// or a start, a rule is broken only if every possible state breaks it. All points of the record
// must be on the map (`outside`).
RefereeReport referee(const rules::GameRecord& record, const maps::Map& map,
                      const rules::Rulebook& rules);

}  // namespace chartroom::play
