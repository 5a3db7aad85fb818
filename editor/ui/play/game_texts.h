// Texts about games, in the user's language.
#pragma once

#include <string>

#include <wx/string.h>

#include "editor/model/game/game_session.h"

namespace chartroom::editor {

// "Blue", "Green".
wxString team_title(maps::Team team);
// "A person", "Novice": the player in a seat, by the name of an agent ("" for a person).
wxString seat_name(const std::string& agent);
// The announcement: "torpedo D3: miss".
wxString heard_text(const rules::Announcement& said);
// The announcement with its team: "Blue: torpedo D3: miss".
wxString heard_from(const rules::Announcement& said);
// An action: "silence, up".
wxString action_text(const rules::Action& action);
// The reason for a refused action of a submarine: "D4 is on your own trail".
wxString refusal_text(rules::Refusal refusal, const rules::Action& action,
                      const rules::Submarine<play::kTableWords>& submarine,
                      const rules::Rulebook& rules);
// The reason why the team whose turn it is may not take the action; "" if it may.
wxString why_not(const GameSession& session, const rules::Rulebook& rules,
                 const rules::Action& action);
// The reason why a team may not start at a point.
wxString start_refusal_text(rules::Refusal refusal, maps::Point start);
// The team whose turn it is and its task, or the result of the game.
wxString turn_text(const GameSession& session);
// "Line 12 breaks a rule: Blue: left (B1 is on your own trail)."
wxString violation_text(const GameSession& session, const GameDocument& document);
// The moves that a step of the history added, as announced: "Blue: right · Green: up"; "" if it
// added none.
wxString step_played(const GameDocument& document, std::size_t step);
// "Energy 3 of 4 · damage 0 of 2 · may be on 14 points".
wxString team_text(const GameStep& step, maps::Team team, const rules::Rulebook& rules);

}  // namespace chartroom::editor
