// Decks to print in tests: the shipped ones, the extremes of what a deck may be, and any.
#pragma once

#include <cstdint>
#include <vector>

#include "maps/con_sonar/deck.h"

namespace chartroom::con_sonar::decks {

// As few of everything as the format allows.
Deck fewest();
// As many of everything, with long names.
Deck most();
// The same deck for the same number.
Deck any(std::uint32_t seed);

// All of these but any.
std::vector<Deck> to_print();

}  // namespace chartroom::con_sonar::decks
