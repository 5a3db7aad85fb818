// All checks of decks.
#pragma once

#include <vector>

#include "validator/checks/check.h"

namespace chartroom::con_sonar {

// In the order of every list.
std::vector<checks::Check> deck_catalogue();

// The check that the questions which play leaves open belong to.
checks::Check unequal_play();

}  // namespace chartroom::con_sonar
