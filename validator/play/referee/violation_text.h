// What the referee says of a broken rule: who, what, why, and what would have been legal.
#pragma once

#include "validator/play/referee/referee.h"
#include "validator/rules/state.h"

namespace chartroom {

// What a message may look back on: the record, what was legal of it so far, and the state there.
struct RefereeView {
  const GameRecord& record;
  const RefereeReport& so_far;
  const State<4>& state;
};

// "blue cannot start on H3: it is an island (legal: any of the 96 points of water)".
std::string start_words(const Sea<4>& sea, Team team, Point start, Refusal rule);

// "blue cannot go right from D2: E2 is an island (legal: up, left, sonar, surface)".
std::string refusal_words(const RefereeView& view, const RecordPly& ply, Refusal rule);

// An answer to sonar that is not true of the point where the team is that gave it.
std::string answer_words(const RecordPly& ply, Point there);

// A claim that is not what happened. `after`: once the ply is carried out.
std::string claim_words(const RecordPly& ply, const Announcement& truth, const State<4>& after);

// How an announcement of a torpedo or of surfacing is claimed: "hit self", "D2 damage".
std::string claim_of(const Announcement& said);

}  // namespace chartroom
