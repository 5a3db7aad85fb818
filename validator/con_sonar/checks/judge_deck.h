// Judging one deck: what the checks find on it, each finding in its place.
#pragma once

#include <string>

#include "validator/checks/profile.h"

namespace chartroom::con_sonar {

// For Profile::judge_deck. The checks of decks run as far as the profile's catalogue has them.
ParseResult<checks::DeckReport> judge_deck(const std::string& text, const std::string& path,
                                           const maps::PackFile* pack,
                                           const checks::Profile& profile);

}  // namespace chartroom::con_sonar
