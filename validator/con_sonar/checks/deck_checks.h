// All checks of decks.
#pragma once

#include <vector>

#include "validator/checks/check.h"

namespace chartroom::con_sonar {

// Returns the checks in the order of every list.
std::vector<checks::Check> deck_catalogue();

// The check that cannot run on a deck that cannot be played.
checks::Check unequal_play();

}  // namespace chartroom::con_sonar
