#include "editor/model/con_sonar/deck_edit.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <numeric>

#include "editor/model/documents/document.h"

namespace chartroom::editor {
namespace {

using con_sonar::Deck;

// Distinct colors that a new deck does not use.
constexpr std::array kMoreColours{"#5f6b73", "#1fa3a3", "#a3487f", "#7a5c33",
                                  "#91b33a", "#3a3ab2", "#c0c4c8", "#202428"};

template <class Change>
void change_cards(Deck& deck, CardKind kind, Change change) {
  if (kind == CardKind::fleet) {
    change(deck.fleet);
  } else {
    change(deck.torpedoes);
  }
}

template <class List>
std::string free_id(const List& list, const char* word) {
  for (std::size_t number = list.size() + 1;; ++number) {
    const std::string id = fmt::format("{}-{}", word, number);
    if (std::none_of(list.begin(), list.end(), [&](const auto& x) { return x.id == id; })) {
      return id;
    }
  }
}

std::string free_colour(const Deck& deck) {
  for (const std::string colour : kMoreColours) {
    if (std::none_of(deck.nations.begin(), deck.nations.end(),
                     [&](const con_sonar::Nation& nation) { return nation.colour == colour; })) {
      return colour;
    }
  }
  return kMoreColours.front();
}

// Returns an index after the element at `gone` is removed.
int without(int place, int gone) { return place > gone ? place - 1 : place; }

// Moves an element in the list; returns the new indices of all elements.
template <class T>
std::vector<int> move_in(std::vector<T>& list, int from, int to) {
  std::vector<int> order(list.size());
  std::iota(order.begin(), order.end(), 0);
  const auto move = [&](auto& of) {
    const auto begin = of.begin();
    if (from < to) {
      std::rotate(begin + from, begin + from + 1, begin + to + 1);
    } else {
      std::rotate(begin + to, begin + from, begin + from + 1);
    }
  };
  move(order);
  move(list);
  std::vector<int> places(order.size());
  for (std::size_t i = 0; i < order.size(); ++i) places[order[i]] = static_cast<int>(i);
  return places;
}

template <class Change>
void change_options(con_sonar::Sonar& sonar, Change change) {
  change(sonar.level_2);
  change(sonar.level_1);
}

}  // namespace

std::size_t card_count(const Deck& deck, CardKind kind) {
  return kind == CardKind::fleet ? deck.fleet.size() : deck.torpedoes.size();
}

int cell(const Deck& deck, CardKind kind, std::size_t card, CardColumn column) {
  const bool fleet = kind == CardKind::fleet;
  switch (column) {
    case CardColumn::nation:
      return fleet ? deck.fleet.at(card).nation : deck.torpedoes.at(card).nation;
    case CardColumn::symbol:
      return fleet ? deck.fleet.at(card).symbol : deck.torpedoes.at(card).symbol;
    case CardColumn::value:
      return fleet ? deck.fleet.at(card).effect : deck.torpedoes.at(card).torpedoes;
    case CardColumn::leads_to:
      break;
  }
  return deck.fleet.at(card).leads_to;
}

std::vector<int> choices(const Deck& deck, CardKind kind, CardColumn column) {
  const auto from = [](int first, int last) {
    std::vector<int> list(static_cast<std::size_t>(last - first + 1));
    std::iota(list.begin(), list.end(), first);
    return list;
  };
  if (column == CardColumn::nation) return from(0, static_cast<int>(deck.nations.size()) - 1);
  if (column != CardColumn::value) return from(0, static_cast<int>(deck.symbols.size()) - 1);
  if (kind == CardKind::torpedo) return from(1, con_sonar::kMaxTorpedoes);
  std::vector<int> effects = from(-con_sonar::kMaxEffect, con_sonar::kMaxEffect);
  std::erase(effects, 0);
  return effects;
}

Deck with_cell(Deck deck, CardKind kind, std::size_t card, CardColumn column, int value) {
  const bool fleet = kind == CardKind::fleet;
  switch (column) {
    case CardColumn::nation:
      (fleet ? deck.fleet.at(card).nation : deck.torpedoes.at(card).nation) = value;
      break;
    case CardColumn::symbol:
      (fleet ? deck.fleet.at(card).symbol : deck.torpedoes.at(card).symbol) = value;
      break;
    case CardColumn::value:
      (fleet ? deck.fleet.at(card).effect : deck.torpedoes.at(card).torpedoes) = value;
      break;
    case CardColumn::leads_to:
      deck.fleet.at(card).leads_to = value;
  }
  return deck;
}

Deck with_card_like(Deck deck, CardKind kind, std::size_t card) {
  change_cards(deck, kind, [card](auto& cards) {
    if (card < cards.size()) {
      cards.push_back(cards[card]);
    } else {
      cards.emplace_back();
    }
  });
  return deck;
}

Deck with_copies(Deck deck, CardKind kind, const std::vector<std::size_t>& copied) {
  change_cards(deck, kind, [&](auto& cards) {
    cards.reserve(cards.size() + copied.size());
    for (const std::size_t card : copied) cards.push_back(cards.at(card));
  });
  return deck;
}

Deck without_cards(Deck deck, CardKind kind, const std::vector<std::size_t>& removed) {
  change_cards(deck, kind, [&](auto& cards) {
    for (auto card = removed.rbegin(); card != removed.rend(); ++card) {
      cards.erase(cards.begin() + static_cast<std::ptrdiff_t>(*card));
    }
  });
  return deck;
}

Deck with_nation(Deck deck) {
  const std::string id = free_id(deck.nations, "nation");
  deck.nations.push_back({id, {{"en", name_from_id(id)}}, free_colour(deck)});
  return deck;
}

Deck with_symbol(Deck deck) {
  const std::string id = free_id(deck.symbols, "symbol");
  deck.symbols.push_back({id, {{"en", name_from_id(id)}}});
  return deck;
}

Deck without_nation(Deck deck, int nation) {
  deck.nations.erase(deck.nations.begin() + nation);
  const auto take_out = [nation](auto& list) {
    std::erase_if(list, [nation](const auto& x) { return x.nation == nation; });
    for (auto& x : list) x.nation = without(x.nation, nation);
  };
  take_out(deck.fleet);
  take_out(deck.torpedoes);
  change_options(deck.sonar, take_out);
  return deck;
}

Deck without_symbol(Deck deck, int symbol) {
  deck.symbols.erase(deck.symbols.begin() + symbol);
  std::erase_if(deck.fleet, [symbol](const con_sonar::FleetCard& card) {
    return card.symbol == symbol || card.leads_to == symbol;
  });
  std::erase_if(deck.torpedoes,
                [symbol](const con_sonar::TorpedoCard& card) { return card.symbol == symbol; });
  for (con_sonar::FleetCard& card : deck.fleet) {
    card.symbol = without(card.symbol, symbol);
    card.leads_to = without(card.leads_to, symbol);
  }
  for (con_sonar::TorpedoCard& card : deck.torpedoes) card.symbol = without(card.symbol, symbol);
  return deck;
}

Deck with_nation_moved(Deck deck, int from, int to) {
  const std::vector<int> places = move_in(deck.nations, from, to);
  const auto follow = [&places](auto& list) {
    for (auto& x : list) {
      if (x.nation != con_sonar::kOwnNation) x.nation = places[x.nation];
    }
  };
  follow(deck.fleet);
  follow(deck.torpedoes);
  change_options(deck.sonar, follow);
  return deck;
}

Deck with_symbol_moved(Deck deck, int from, int to) {
  const std::vector<int> places = move_in(deck.symbols, from, to);
  for (con_sonar::FleetCard& card : deck.fleet) {
    card.symbol = places[card.symbol];
    card.leads_to = places[card.leads_to];
  }
  for (con_sonar::TorpedoCard& card : deck.torpedoes) card.symbol = places[card.symbol];
  return deck;
}

}  // namespace chartroom::editor
