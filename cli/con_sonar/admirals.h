// Who plays with a deck, as the command line says it.
#pragma once

#include <string>
#include <vector>

#include "maps/con_sonar/deck.h"

namespace chartroom::cli {

// "4": the first four nations of the deck; "green,red": these, in the order of play. Throws
// CLI::ValidationError where that is not understood, or not of the deck: two admirals at least.
std::vector<int> admirals_of(const con_sonar::Deck& deck, const std::string& text);

}  // namespace chartroom::cli
