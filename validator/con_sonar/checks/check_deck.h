// The checks of one deck.
#pragma once

#include <string>

#include "maps/con_sonar/deck.h"
#include "validator/checks/profile.h"

namespace chartroom::con_sonar {

// Checks a deck, for Profile::check_deck. Runs the checks of decks that the profile's catalogue
// has.
ParseResult<checks::FileReport> check_deck(const std::string& text, const std::string& path,
                                           const maps::PackFile* pack,
                                           const checks::Profile& profile);

// Returns equal keys for decks that play alike: all but revision, texts, author and colors.
std::string same_play_key(const Deck& deck);

}  // namespace chartroom::con_sonar
