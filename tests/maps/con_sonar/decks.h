// The decks that tests of the second game read.
#pragma once

#include <string>

#include "maps/con_sonar/deck.h"

namespace chartroom::con_sonar::decks {

// Of a file of the project, by its path in it.
std::string bytes_of(const std::string& path);

// The shipped decks, which must read, and be in canonical form.
Deck shipped();
Deck online();

}  // namespace chartroom::con_sonar::decks
