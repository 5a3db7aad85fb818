// The checks of level print, which find problems in printing a map's sheets.
#pragma once

#include <string>
#include <vector>

#include "exporters/drawing/text/text.h"
#include "validator/checks/diagnostic.h"
#include "validator/checks/profile.h"

namespace chartroom::exporters {

// Returns X601 to X603, which draw the sheets on A4 in English and in the map's languages.
std::vector<checks::Check> print_checks();

// Returns the standard catalog, these checks and the checks of decks, for programs that print.
checks::Catalogue full_catalogue();
// Returns a profile with all checks, which also validates decks.
checks::Profile full_profile();

// Returns the findings X601 and X602 on texts that were drawn, without a place.
std::vector<reports::Finding> text_findings(const TextLog& log);

}  // namespace chartroom::exporters
