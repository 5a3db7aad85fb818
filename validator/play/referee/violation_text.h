// Writes the referee's words on a broken rule: team, action, reason and legal actions.
#pragma once

#include "validator/play/referee/possible_game.h"
#include "validator/play/referee/referee.h"

namespace chartroom::play {

// The stops in force, by the team that called them.
using HoldingStops = std::array<std::optional<rules::StopLine>, 2>;

// The context of a message: the legal plies so far, the possible states, and the stops in force.
struct RefereeView {
  const RefereeReport& so_far;
  const PossibleGame& game;
  const HoldingStops& stops;
};

// The two halves of a message: "blue cannot go right from D2: E2 is an island", and "up".
struct ViolationText {
  Message what;
  RightCall right;
  std::vector<CitedRule> cited = {};  // empty: the one of the violation's name
};

// Returns the text about an illegal start; `right` is "any of the 96 points of water".
ViolationText start_text(const rules::Sea<4>& sea, maps::Team team, maps::Point start,
                         rules::Refusal rule);

// Returns the text about a line of play that breaks rules, each in some possible state.
ViolationText refusal_text(const RefereeView& view, const rules::RecordPly& ply,
                           const std::vector<rules::Refusal>& broken);

// Returns the text about an answer to sonar that fits no possible point of the answering team.
ViolationText answer_text(const rules::RecordPly& ply, const maps::PointSet& there);

// Returns the text about a false claim. `after`: the game after the ply.
ViolationText claim_text(const rules::RecordPly& ply, const rules::Announcement& truth,
                         const PossibleGame& after);

// Returns the text about a direction called while play was stopped.
ViolationText stopped_text(const RefereeView& view, const rules::StopLine& stop,
                           const rules::RecordPly& ply);

// Returns "C3, C4 or D5", or "one of 12 points" for more than eight.
Message either_of(const maps::PointSet& points);

// Returns the claim for an announcement of a torpedo or surfacing: "hit self", "D2 damage".
Message claim_of(const rules::Announcement& said);

}  // namespace chartroom::play
