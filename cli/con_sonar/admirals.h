// The admirals of a game, as the command line names them.
#pragma once

#include <string>
#include <vector>

#include "maps/con_sonar/deck.h"

namespace chartroom::cli {

// Returns the nations for "4" (the deck's first four) or "green,red" (these, in order of play).
// Throws CLI::ValidationError if the text is invalid, not of the deck, names one twice, or fewer
// than two.
std::vector<int> admirals_of(const con_sonar::Deck& deck, const std::string& text);

}  // namespace chartroom::cli
