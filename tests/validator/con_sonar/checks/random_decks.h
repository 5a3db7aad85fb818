// Decks made at random, small enough for every hand to be looked at.
#pragma once

#include <random>

#include "maps/con_sonar/even_deck.h"

namespace chartroom::con_sonar::random_decks {

inline Deck small(std::mt19937& random) {
  const auto from = [&](int low, int high) {
    return low + static_cast<int>(random() % static_cast<unsigned>(high - low + 1));
  };
  Deck deck = even_deck("random", "Random", from(2, 4), from(2, 6));
  const int nations = static_cast<int>(deck.nations.size());
  const int symbols = static_cast<int>(deck.symbols.size());
  deck.hand = from(1, 4);
  deck.face_up = from(1, 4);
  deck.fleet.clear();
  deck.torpedoes.clear();
  for (int i = from(1, 12); i > 0; --i) {
    const int effect = from(1, 7) * (from(0, 1) == 0 ? 1 : -1);
    deck.fleet.push_back(
        {from(0, nations - 1), from(0, symbols - 1), effect, from(0, symbols - 1)});
  }
  for (int i = from(1, 7); i > 0; --i) {
    deck.torpedoes.push_back({from(0, nations - 1), from(0, symbols - 1), from(1, 3)});
  }
  return deck;
}

}  // namespace chartroom::con_sonar::random_decks
