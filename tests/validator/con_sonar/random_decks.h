// Decks of all sizes that the rules allow, by chance.
#pragma once

#include <cstdint>

#include "maps/con_sonar/deck.h"

namespace chartroom::con_sonar::random_decks {

// A deck on which so many admirals can play; the same number gives the same deck.
Deck deck(std::uint32_t number, int admirals);

}  // namespace chartroom::con_sonar::random_decks
