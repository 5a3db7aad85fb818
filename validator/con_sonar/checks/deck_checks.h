// All checks of decks, in the order of every list.
#pragma once

#include "validator/con_sonar/checks/deck_check.h"

namespace chartroom::con_sonar {

const std::vector<DeckCheck>& deck_checks();

// What the catalogue says of them.
std::vector<checks::Check> deck_catalogue();

}  // namespace chartroom::con_sonar
