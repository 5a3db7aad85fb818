// Edits of a whole deck. Each gives the deck afterwards; whether that keeps to the format (a fleet
// without cards does not) is for the document to say.
#pragma once

#include <cstdint>
#include <vector>

#include "maps/con_sonar/deck.h"

namespace chartroom::editor {

enum class CardKind : std::uint8_t { fleet, torpedo };

// What the table of cards shows of a card: a nation or a symbol by its place in the deck's list,
// the steps of the effect, or the number of torpedoes.
enum class CardColumn : std::uint8_t { nation, symbol, value, leads_to };

std::size_t card_count(const con_sonar::Deck& deck, CardKind kind);
// A torpedo card leads nowhere: it has no such column.
int cell(const con_sonar::Deck& deck, CardKind kind, std::size_t card, CardColumn column);
// The numbers that a cell of the column may hold, in the order in which they are offered.
std::vector<int> choices(const con_sonar::Deck& deck, CardKind kind, CardColumn column);
con_sonar::Deck with_cell(con_sonar::Deck deck, CardKind kind, std::size_t card, CardColumn column,
                          int value);

// A card more, behind all others: as the one at that place, or of the first nation in a deck
// without cards of the kind.
con_sonar::Deck with_card_like(con_sonar::Deck deck, CardKind kind, std::size_t card);
// Cards are given by their places, in rising order. Copies come behind all others.
con_sonar::Deck with_copies(con_sonar::Deck deck, CardKind kind,
                            const std::vector<std::size_t>& cards);
con_sonar::Deck without_cards(con_sonar::Deck deck, CardKind kind,
                              const std::vector<std::size_t>& cards);

// One more, with an id and a colour that the deck has not.
con_sonar::Deck with_nation(con_sonar::Deck deck);
con_sonar::Deck with_symbol(con_sonar::Deck deck);
// With all its cards, and the results of the sonar that name it.
con_sonar::Deck without_nation(con_sonar::Deck deck, int nation);
// With all cards that bear it or whose arrow names it.
con_sonar::Deck without_symbol(con_sonar::Deck deck, int symbol);
// To another place in its list; cards keep theirs.
con_sonar::Deck with_nation_moved(con_sonar::Deck deck, int from, int to);
con_sonar::Deck with_symbol_moved(con_sonar::Deck deck, int from, int to);

}  // namespace chartroom::editor
