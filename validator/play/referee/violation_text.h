// What the referee says of a broken rule: who, what, why, and what would have been legal.
#pragma once

#include "validator/play/referee/possible_game.h"
#include "validator/play/referee/referee.h"

namespace chartroom::play {

// The stops that hold, by the team that called them.
using HoldingStops = std::array<std::optional<rules::StopLine>, 2>;

// What a message may look back on: what was legal so far, the states that are possible there, and
// whether play is stopped.
struct RefereeView {
  const RefereeReport& so_far;
  const PossibleGame& game;
  const HoldingStops& stops;
};

// The two halves of a message: "blue cannot go right from D2: E2 is an island", and "legal: up".
struct ViolationText {
  std::string what;
  std::string right;
};

// What is wrong with a start: legal is "any of the 96 points of water".
ViolationText start_text(const rules::Sea<4>& sea, maps::Team team, maps::Point start,
                         rules::Refusal rule);

ViolationText refusal_text(const RefereeView& view, const rules::RecordPly& ply,
                           rules::Refusal rule);

// An answer to sonar that is true of no point where the team may be that gave it.
ViolationText answer_text(const rules::RecordPly& ply, const maps::PointSet& there);

// A claim that is not what happened. `after`: once the ply is carried out.
ViolationText claim_text(const rules::RecordPly& ply, const rules::Announcement& truth,
                         const PossibleGame& after);

// A direction that was called while play was stopped.
ViolationText stopped_text(const RefereeView& view, const rules::StopLine& stop,
                           const rules::RecordPly& ply);

// "C3, C4 or D5"; of very many points only how many they are.
std::string either_of(const maps::PointSet& points);

// How an announcement of a torpedo or of surfacing is claimed: "hit self", "D2 damage".
std::string claim_of(const rules::Announcement& said);

}  // namespace chartroom::play
