// The admirals of a game, as the command line names them.
#pragma once

#include <string>
#include <vector>

#include "maps/con_sonar/deck.h"
#include "maps/platform/translator.h"

namespace chartroom::cli {

// Returns the nations for "4" (the deck's first four) or "green,red" (these, in order of play).
// Throws CLI::ValidationError if the text is invalid, not of the deck, names one twice, or fewer
// than two; its text is in the language of `tr`.
std::vector<int> admirals_of(const con_sonar::Deck& deck, const std::string& text,
                             const Translator& tr = {{}, "en"});

}  // namespace chartroom::cli
