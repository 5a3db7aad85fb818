// Exclusions of a pack that match no finding.
#pragma once

#include <vector>

#include "validator/checks/diagnostic.h"
#include "validator/checks/packs/checked_packs.h"

namespace chartroom::checks {

// Returns a limited number of idle exclusions, each at its place. Their checks must have run on the
// named map or deck, or on all files that the pack lists.
std::vector<Diagnostic> idle_exclusions(const CheckedPack& pack, const Profile& profile);

}  // namespace chartroom::checks
