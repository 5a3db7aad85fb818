// Unknown names in the checks of a pack.
#pragma once

#include <vector>

#include "maps/files/pack_file.h"
#include "validator/checks/catalogue.h"
#include "validator/checks/diagnostic.h"

namespace chartroom::checks {

// Returns codes and thresholds that no check has, each at its place, up to the limit of faults of a
// file. A misspelled name would otherwise silently set nothing.
std::vector<Diagnostic> unknown_names(const maps::PackFile& pack, const Catalogue& catalogue);

}  // namespace chartroom::checks
