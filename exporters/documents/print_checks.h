// The checks of level print: whether a map's sheets can be printed as they should.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "exporters/page/text.h"
#include "validator/checks/catalogue.h"

namespace chartroom::exporters {

// X601 to X603. They draw the sheets on A4 in English and in the languages that the map is named
// in.
std::span<const checks::Check> print_checks();

// Adds them and their examples to the catalogue: a program does so once, when it starts.
void register_print_checks();

// What is wrong with texts that were drawn, as findings without a place.
std::vector<reports::Diagnostic> text_diagnostics(const TextLog& log, TextProblem::Kind kind);

}  // namespace chartroom::exporters
