// Texts about decks and cards, in the user's language.
#pragma once

#include <wx/arrstr.h>
#include <wx/bmpbndl.h>
#include <wx/string.h>

#include "editor/model/con_sonar/deck_edit.h"

namespace chartroom::editor {

// Return a name from the deck in the window's language, with the id if another one has that name.
wxString nation_name(const con_sonar::Deck& deck, int nation);
wxString symbol_name(const con_sonar::Deck& deck, int symbol);

// Returns the text of a cell: "+2" for an effect, "3" for torpedoes, "Red" for a nation.
wxString cell_text(const con_sonar::Deck& deck, CardKind kind, CardColumn column, int value);
// Returns the title of a column.
wxString column_name(CardKind kind, CardColumn column);

// Returns "con-sonar: 36 fleet cards, 18 torpedo cards".
wxString describe_deck(const con_sonar::Deck& deck);
// Returns "red+1 leads to carrier: 6 cards may follow; reaches red*2"; for a torpedo card the
// number of fleet cards that lead to it.
wxString describe_card(const con_sonar::Deck& deck, CardKind kind, std::size_t card);
// Returns the parts in which decks differ: "fleet cards and score".
wxString describe_differing(const con_sonar::Deck& a, const con_sonar::Deck& b);

// Returns a patch of a nation's color.
wxBitmapBundle colour_patch(const std::string& colour);

}  // namespace chartroom::editor
