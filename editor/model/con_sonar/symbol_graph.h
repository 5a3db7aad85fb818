// The graph of a deck's symbols: which lead to which, and where a card leads.
#pragma once

#include <optional>
#include <vector>

#include "editor/model/con_sonar/deck_edit.h"

namespace chartroom::editor {

// Fleet cards that bear the one symbol and whose arrow names the other, by places in the deck.
struct SymbolArrow {
  int from = 0;
  int to = 0;
  int cards = 0;
  friend bool operator==(const SymbolArrow&, const SymbolArrow&) = default;
};

// By the symbol they begin at, then by the one they lead to; those without a card are left out.
std::vector<SymbolArrow> symbol_arrows(const con_sonar::Deck& deck);

// How many cards bear the symbol.
int cards_bearing(const con_sonar::Deck& deck, CardKind kind, int symbol);

// What a fleet card can do in a turn, whatever lies on the table.
struct CardReach {
  std::vector<std::size_t> next;     // fleet cards that may follow it in a queue
  std::vector<std::size_t> strikes;  // torpedo cards that its arrow reaches
};
CardReach reach_of(const con_sonar::Deck& deck, std::size_t fleet_card);
// The fleet cards whose arrow reaches a torpedo card.
std::vector<std::size_t> cards_leading_to(const con_sonar::Deck& deck, std::size_t torpedo_card);

// A ring in a square whose sides are 1 long, its first symbol on top, clockwise.
struct GraphPoint {
  double x = 0;
  double y = 0;
};
GraphPoint place_on_ring(int symbol, int symbols);
inline constexpr double kRingRadius = 0.36;

}  // namespace chartroom::editor
