#include "validator/con_sonar/checks/symbol_graph.h"

#include <boost/graph/adjacency_list.hpp>

namespace chartroom::con_sonar {
namespace {

using Graph = boost::adjacency_list<boost::vecS, boost::vecS, boost::bidirectionalS>;

Graph graph_of(const Deck& deck) {
  Graph graph(deck.symbols.size());
  for (const FleetCard& card : deck.fleet) boost::add_edge(card.symbol, card.leads_to, graph);
  return graph;
}

}  // namespace

SymbolGraph symbol_graph(const Deck& deck) {
  const Graph graph = graph_of(deck);
  SymbolGraph result;
  for (std::size_t symbol = 0; symbol < deck.symbols.size(); ++symbol) {
    result.symbols.push_back({.arrows = static_cast<int>(boost::in_degree(symbol, graph)),
                              .fleet = static_cast<int>(boost::out_degree(symbol, graph))});
  }
  for (const TorpedoCard& card : deck.torpedoes) ++result.symbols[card.symbol].torpedoes;
  for (const FleetCard& card : deck.fleet) {
    // A card that leads to its own symbol cannot follow or precede itself.
    const int itself = card.symbol == card.leads_to ? 1 : 0;
    result.queues.push_back(result.symbols[card.symbol].arrows > itself ||
                            result.symbols[card.leads_to].fleet > itself);
  }
  return result;
}

}  // namespace chartroom::con_sonar
