// Findings on a map or deck as part of its pack, and on the names on its path.
#pragma once

#include <string>
#include <vector>

#include "validator/checks/packs/pack_subject.h"
#include "validator/checks/packs/path_names.h"
#include "validator/checks/pipeline/checked_file.h"
#include "validator/checks/profile.h"

namespace chartroom::checks {

// Runs the profile's checks of members. A finding's position is the file's id or its beginning. The
// pack's severities and exclusions apply.
std::vector<reports::Finding> member_findings(const MemberSubject& member, const std::string& path,
                                              TextPosition id_position, const maps::PackFile& pack,
                                              const Profile& profile);

// Runs the profile's checks of paths on the names of a file, whose beginning is a finding's
// position. The pack's severities and exclusions apply; null: there is none.
std::vector<reports::Finding> path_findings(const PathSubject& names, const std::string& path,
                                            const FileId& id, const maps::PackFile* pack,
                                            const Profile& profile);

}  // namespace chartroom::checks
