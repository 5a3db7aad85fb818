// Decks in which all nations have equal cards. A new deck starts as one.
#pragma once

#include <string>

#include "maps/con_sonar/deck.h"

namespace chartroom::con_sonar {

inline constexpr int kMaxEvenSymbols = 8;

// Returns a deck built like the shipped one, for 2 to kMaxNations nations and 2 to kMaxEvenSymbols
// symbols. The symbols form one cycle. Every nation has a fleet card of each symbol with each of as
// many effects (-1, +2, -3 and so on), and torpedo cards with 1, 2 and 3 torpedoes. Nations and
// symbols have names in five languages. Any color vision tells all colors apart.
Deck even_deck(const std::string& id, const std::string& name, int nations = 6, int symbols = 6);

}  // namespace chartroom::con_sonar
