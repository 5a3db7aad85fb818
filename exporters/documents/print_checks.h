// The checks of level print: whether a map's sheets can be printed as they should.
#pragma once

#include <string>
#include <vector>

#include "exporters/drawing/text/text.h"
#include "validator/checks/diagnostic.h"
#include "validator/checks/profile.h"

namespace chartroom::exporters {

// X601 to X603. They draw the sheets on A4 in English and in the languages that the map is named
// in.
std::vector<checks::Check> print_checks();

// The standard catalogue, these, and the checks of decks: what programs judge by that can print.
checks::Catalogue full_catalogue();
// A profile that has them all, and judges decks too.
checks::Profile full_profile();

// Returns the findings X601 and X602 on texts that were drawn, without a place.
std::vector<reports::Finding> text_findings(const TextLog& log);

}  // namespace chartroom::exporters
