// Suggestions as text for people and as JSON for programs.
#pragma once

#include <string>

#include "validator/suggest/suggest.h"

namespace chartroom::suggest {

std::string answer_text(const Request& request, const Answer& answer);
// Returns JSON: validator/GENERATION.md, "Results of suggest".
std::string answer_json(const Request& request, const Answer& answer);

}  // namespace chartroom::suggest
