// Names in the checks of a pack that nothing has.
#pragma once

#include <vector>

#include "maps/files/pack_file.h"
#include "validator/checks/catalogue.h"
#include "validator/checks/diagnostic.h"

namespace chartroom::checks {

// Codes that no check has and thresholds that no check goes by, each at its place. A misspelt name
// would set nothing, and nobody would notice. As of all faults of a file, they are told up to a
// number.
std::vector<Diagnostic> unknown_names(const maps::PackFile& pack, const Catalogue& catalogue);

}  // namespace chartroom::checks
