#include "editor/model/con_sonar/symbol_graph_layout.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <utility>

namespace chartroom::editor {
namespace {

template <class Card>
int count_symbol(const std::vector<Card>& cards, int symbol) {
  return static_cast<int>(std::count_if(
      cards.begin(), cards.end(), [symbol](const Card& card) { return card.symbol == symbol; }));
}

template <class Card, class Is>
std::vector<std::size_t> places_where(const std::vector<Card>& cards, Is is) {
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    if (is(cards[i], i)) places.push_back(i);
  }
  return places;
}

}  // namespace

std::vector<SymbolArrow> symbol_arrows(const con_sonar::Deck& deck) {
  std::map<std::pair<int, int>, int> counts;
  for (const con_sonar::FleetCard& card : deck.fleet) ++counts[{card.symbol, card.leads_to}];
  std::vector<SymbolArrow> arrows;
  for (const auto& [ends, cards] : counts) arrows.push_back({ends.first, ends.second, cards});
  return arrows;
}

int cards_bearing(const con_sonar::Deck& deck, CardKind kind, int symbol) {
  return kind == CardKind::fleet ? count_symbol(deck.fleet, symbol)
                                 : count_symbol(deck.torpedoes, symbol);
}

CardReach reach_of(const con_sonar::Deck& deck, std::size_t fleet_card) {
  const int symbol = deck.fleet.at(fleet_card).leads_to;
  return {places_where(deck.fleet,
                       [&](const con_sonar::FleetCard& card, std::size_t place) {
                         return card.symbol == symbol && place != fleet_card;
                       }),
          places_where(deck.torpedoes, [&](const con_sonar::TorpedoCard& card, std::size_t) {
            return card.symbol == symbol;
          })};
}

std::vector<std::size_t> cards_leading_to(const con_sonar::Deck& deck, std::size_t torpedo_card) {
  const int symbol = deck.torpedoes.at(torpedo_card).symbol;
  return places_where(deck.fleet, [&](const con_sonar::FleetCard& card, std::size_t) {
    return card.leads_to == symbol;
  });
}

GraphPoint place_on_ring(int symbol, int symbols) {
  const double angle = 2 * std::numbers::pi * symbol / symbols;
  return {0.5 + kRingRadius * std::sin(angle), 0.5 - kRingRadius * std::cos(angle)};
}

}  // namespace chartroom::editor
