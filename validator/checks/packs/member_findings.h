// What only its pack can tell of a map or deck.
#pragma once

#include <string>
#include <vector>

#include "validator/checks/packs/pack_subject.h"
#include "validator/checks/profile.h"

namespace chartroom::checks {

// What the checks of the profile find, each finding in its place: at the file's id, or at its
// beginning. The pack gives severities and exclusions.
std::vector<reports::Finding> member_findings(const MemberSubject& member, const std::string& path,
                                              TextPosition id_position, const maps::PackFile& pack,
                                              const Profile& profile);

}  // namespace chartroom::checks
