// What the editor says about decks and cards, in the user's language.
#pragma once

#include <wx/arrstr.h>
#include <wx/bmpbndl.h>
#include <wx/string.h>

#include "editor/model/con_sonar/deck_edit.h"

namespace chartroom::editor {

// Names of the deck's own, in the window's language; with the id where two are called alike.
wxString nation_name(const con_sonar::Deck& deck, int nation);
wxString symbol_name(const con_sonar::Deck& deck, int symbol);

// "+2" for an effect, "3" for torpedoes, "Red" for a nation: what a cell shows.
wxString cell_text(const con_sonar::Deck& deck, CardKind kind, CardColumn column, int value);
// What a column is called.
wxString column_name(CardKind kind, CardColumn column);

// "con-sonar · 36 + 18 cards"
wxString describe_deck(const con_sonar::Deck& deck);
// "Leads to carrier: 6 cards may follow; reaches red*2 and blue*1"; of a torpedo card how many
// cards lead to it.
wxString describe_card(const con_sonar::Deck& deck, CardKind kind, std::size_t card);
// "fleet cards and score": the parts in which decks differ.
wxString describe_differing(const con_sonar::Deck& a, const con_sonar::Deck& b);

// A patch of a nation's colour.
wxBitmapBundle colour_patch(const std::string& colour);

}  // namespace chartroom::editor
