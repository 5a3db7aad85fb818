// The decks in tests of Con Sonar!
#pragma once

#include <string>

#include "maps/con_sonar/deck.h"

namespace chartroom::con_sonar::decks {

// Returns the bytes of a file in the project, by its path there.
std::string bytes_of(const std::string& path);

// The shipped decks, which must be valid and in canonical form.
Deck shipped();
Deck online();

}  // namespace chartroom::con_sonar::decks
