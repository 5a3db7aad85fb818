// Edits a whole deck. Each returns the new deck, whose format may be invalid (a fleet without
// cards): the document checks it.
#pragma once

#include <cstdint>
#include <vector>

#include "maps/con_sonar/deck.h"

namespace chartroom::editor {

enum class CardKind : std::uint8_t { fleet, torpedo };

// The columns of the card table: a nation or a symbol by its index in the deck, the steps of the
// effect or the number of torpedoes, and the arrow.
enum class CardColumn : std::uint8_t { nation, symbol, value, leads_to };

std::size_t card_count(const con_sonar::Deck& deck, CardKind kind);
// Returns the value of a cell. Torpedo cards have no leads_to column.
int cell(const con_sonar::Deck& deck, CardKind kind, std::size_t card, CardColumn column);
// Returns the numbers that a cell of the column may have, in the order of the menu.
std::vector<int> choices(const con_sonar::Deck& deck, CardKind kind, CardColumn column);
con_sonar::Deck with_cell(con_sonar::Deck deck, CardKind kind, std::size_t card, CardColumn column,
                          int value);

// Appends a copy of a card, or a card of the first nation if the deck has no card of the kind.
con_sonar::Deck with_card_like(con_sonar::Deck deck, CardKind kind, std::size_t card);
// Cards are named by their indices, in rising order. Copies are appended.
con_sonar::Deck with_copies(con_sonar::Deck deck, CardKind kind,
                            const std::vector<std::size_t>& cards);
con_sonar::Deck without_cards(con_sonar::Deck deck, CardKind kind,
                              const std::vector<std::size_t>& cards);

// Adds a nation or symbol with a new id and color.
con_sonar::Deck with_nation(con_sonar::Deck deck);
con_sonar::Deck with_symbol(con_sonar::Deck deck);
// Removes a nation with all its cards and the sonar's results that name it.
con_sonar::Deck without_nation(con_sonar::Deck deck, int nation);
// Removes a symbol with all cards that have it or whose arrow names it.
con_sonar::Deck without_symbol(con_sonar::Deck deck, int symbol);
// Moves a nation or symbol in its list; cards keep theirs.
con_sonar::Deck with_nation_moved(con_sonar::Deck deck, int from, int to);
con_sonar::Deck with_symbol_moved(con_sonar::Deck deck, int from, int to);

}  // namespace chartroom::editor
