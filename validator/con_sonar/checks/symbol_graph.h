// The symbols of a deck as a graph: every fleet card is an edge from its symbol to the one that its
// arrow names. Queues are walks along the edges.
#pragma once

#include <vector>

#include "maps/con_sonar/deck.h"

namespace chartroom::con_sonar {

struct SymbolUse {
  int arrows = 0;     // fleet cards whose arrow names it
  int fleet = 0;      // fleet cards that bear it
  int torpedoes = 0;  // torpedo cards that bear it
};

struct SymbolGraph {
  std::vector<SymbolUse> symbols;  // by symbol
  std::vector<bool> queues;        // by fleet card: a queue of two can hold it
};

SymbolGraph symbol_graph(const Deck& deck);

}  // namespace chartroom::con_sonar
