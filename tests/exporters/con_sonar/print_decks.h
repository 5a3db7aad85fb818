// Decks to print in tests: the shipped ones, the extremes of the format, and random ones.
#pragma once

#include <cstdint>
#include <vector>

#include "maps/con_sonar/deck.h"

namespace chartroom::con_sonar::decks {

// The deck with the fewest of everything that the format allows.
Deck fewest();
// The deck with the most of everything, with long names.
Deck most();
// Returns a random deck; equal seeds give equal decks.
Deck any(std::uint32_t seed);

// Returns all decks of this file but random ones.
std::vector<Deck> to_print();

}  // namespace chartroom::con_sonar::decks
