// Random decks of all sizes that the rules allow.
#pragma once

#include <cstdint>

#include "maps/con_sonar/deck.h"

namespace chartroom::con_sonar::random_decks {

// Returns a deck for this many admirals; equal numbers give equal decks.
Deck deck(std::uint32_t number, int admirals);

}  // namespace chartroom::con_sonar::random_decks
