// Decks in which no nation has more than another: what a new deck begins with.
#pragma once

#include <string>

#include "maps/con_sonar/deck.h"

namespace chartroom::con_sonar {

inline constexpr int kMaxEvenSymbols = 8;

// The shipped deck's way for any number of nations (2 to kMaxNations) and symbols (2 to
// kMaxEvenSymbols). The symbols go round in a cycle. Every nation has one fleet card of each symbol
// and of each of as many effects, -1, +2, -3 and so on, and torpedo cards with 1, 2 and 3
// torpedoes. Nations and symbols have names in five languages, and no two colours are one to any
// sight.
Deck even_deck(const std::string& id, const std::string& name, int nations = 6, int symbols = 6);

}  // namespace chartroom::con_sonar
