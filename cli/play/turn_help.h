// The help at the prompt of a turn.
#pragma once

#include <string>

#include "maps/platform/translator.h"
#include "validator/play/games/table.h"

namespace chartroom::cli {

// Returns all that can be typed at the prompt of a turn, and a summary of the rules.
std::string turn_help(const rules::Rulebook& rules, rules::Variant variant, const Translator& tr);

}  // namespace chartroom::cli
