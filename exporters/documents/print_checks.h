// The checks of level print, which find problems in printing a map's sheets.
#pragma once

#include <string>
#include <vector>

#include "exporters/drawing/text/text.h"
#include "validator/checks/profile.h"

namespace chartroom::exporters {

// Returns X601 to X603, which draw the sheets on A4 in English and in the map's languages.
std::vector<checks::Check> print_checks();

// Returns the standard catalog, these checks and the checks of decks, for programs that print.
checks::Catalogue full_catalogue();
// Returns a profile with all checks, which also validates decks.
checks::Profile full_profile();

// Returns the problems of drawn texts as findings without a place.
std::vector<checks::Diagnostic> text_diagnostics(const TextLog& log, TextProblem::Kind kind);

}  // namespace chartroom::exporters
