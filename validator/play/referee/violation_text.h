// What the referee says of a broken rule: who, what, why, and what would have been legal.
#pragma once

#include "validator/play/referee/referee.h"
#include "validator/rules/state.h"

namespace chartroom::play {

// What a message may look back on: the record, what was legal of it so far, and the state there.
struct RefereeView {
  const rules::GameRecord& record;
  const RefereeReport& so_far;
  const rules::State<4>& state;
};

// "blue cannot start on H3: it is an island (legal: any of the 96 points of water)".
std::string start_text(const rules::Sea<4>& sea, maps::Team team, maps::Point start,
                       rules::Refusal rule);

// "blue cannot go right from D2: E2 is an island (legal: up, left, sonar, surface)".
std::string refusal_text(const RefereeView& view, const rules::RecordPly& ply, rules::Refusal rule);

// An answer to sonar that is not true of the point where the team is that gave it.
std::string answer_text(const rules::RecordPly& ply, maps::Point there);

// A claim that is not what happened. `after`: once the ply is carried out.
std::string claim_text(const rules::RecordPly& ply, const rules::Announcement& truth,
                       const rules::State<4>& after);

// How an announcement of a torpedo or of surfacing is claimed: "hit self", "D2 damage".
std::string claim_of(const rules::Announcement& said);

}  // namespace chartroom::play
