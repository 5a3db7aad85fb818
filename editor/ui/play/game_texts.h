// What the window says of games, in the user's language.
#pragma once

#include <string>

#include <wx/string.h>

#include "editor/model/game/game_session.h"

namespace chartroom::editor {

// "Blue", "Green".
wxString team_title(maps::Team team);
// "A person", "Novice": who sits where, by the name of an agent ("" for a person).
wxString seat_name(const std::string& agent);
// What everybody hears: "torpedo D3: miss".
wxString heard_text(const rules::Announcement& said);
// The same and from whom: "Blue: torpedo D3: miss".
wxString heard_from(const rules::Announcement& said);
// What somebody does, or would do: "silence, up".
wxString action_text(const rules::Action& action);
// Why a team on that point may not do that: "D4 is on the own trail".
wxString refusal_text(rules::Refusal refusal, const rules::Action& action,
                      const rules::Submarine<play::kTableWords>& submarine,
                      const rules::Rulebook& rules);
// Why the team whose turn it is may not do that now; "" where it may.
wxString why_not(const GameSession& session, const rules::Rulebook& rules,
                 const rules::Action& action);
// Why a team may not start there.
wxString start_refusal_text(rules::Refusal refusal, maps::Point start);
// Whose turn it is and what is to be done, or how the game ended.
wxString turn_text(const GameSession& session);
// "Line 12 breaks a rule: Blue: left (B1 is on the own trail)."
wxString violation_text(const GameSession& session, const GameDocument& document);
// What a step of the history played, as the table heard it: "Blue: right · Green: up"; "" where
// that is nothing.
wxString step_played(const GameDocument& document, std::size_t step);
// "Energy 3 of 4 · damage 0 of 2 · may be on 14 points".
wxString team_text(const GameStep& step, maps::Team team, const rules::Rulebook& rules);

}  // namespace chartroom::editor
