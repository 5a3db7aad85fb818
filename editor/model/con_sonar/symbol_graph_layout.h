// The graph of a deck's symbols, and the cards that a card leads to.
#pragma once

#include <optional>
#include <vector>

#include "editor/model/con_sonar/deck_edit.h"

namespace chartroom::editor {

// The number of fleet cards from one symbol to another; symbols are indices in the deck.
struct SymbolArrow {
  int from = 0;
  int to = 0;
  int cards = 0;
  friend bool operator==(const SymbolArrow&, const SymbolArrow&) = default;
};

// Returns the arrows that have cards, sorted by first, then by second symbol.
std::vector<SymbolArrow> symbol_arrows(const con_sonar::Deck& deck);

// Returns the number of cards with the symbol.
int cards_bearing(const con_sonar::Deck& deck, CardKind kind, int symbol);

// A fleet card's possible effects in a turn, whatever cards are on the table.
struct CardReach {
  std::vector<std::size_t> next;     // fleet cards that may follow it in a queue
  std::vector<std::size_t> strikes;  // torpedo cards that its arrow reaches
};
CardReach reach_of(const con_sonar::Deck& deck, std::size_t fleet_card);
// Returns the fleet cards whose arrow reaches a torpedo card.
std::vector<std::size_t> cards_leading_to(const con_sonar::Deck& deck, std::size_t torpedo_card);

// A position on the ring of symbols in a unit square: the first symbol on top, then clockwise.
struct GraphPoint {
  double x = 0;
  double y = 0;
};
GraphPoint place_on_ring(int symbol, int symbols);
inline constexpr double kRingRadius = 0.36;

}  // namespace chartroom::editor
