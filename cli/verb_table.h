// The verbs of the program `chartroom`.
#pragma once

#include <span>

#include "cli/settings.h"

namespace chartroom::cli {

// Every verb, in the order of the program's help.
std::span<AddVerb* const> all_verbs();

}  // namespace chartroom::cli
