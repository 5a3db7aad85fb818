// Exclusions of a pack that excuse nothing.
#pragma once

#include <vector>

#include "validator/checks/diagnostic.h"
#include "validator/checks/packs/checked_packs.h"

namespace chartroom::checks {

// Each at its place, up to a number. Of an exclusion that names a map or deck that was judged it is
// told whether it is idle, of any other only where all that the pack lists was judged; and only for
// a check that ran.
std::vector<Diagnostic> idle_exclusions(const CheckedPack& pack, const Profile& profile);

}  // namespace chartroom::checks
