// The checks of one map.
#pragma once

#include <vector>

#include "maps/files/map_file.h"
#include "maps/files/pack_file.h"
#include "validator/checks/file_report.h"
#include "validator/checks/map_subject.h"
#include "validator/checks/profile.h"

namespace chartroom::checks {

// Runs the checks of the profile on a map. If `pack` is given, its severities, thresholds, rules
// and exclusions apply.
FileReport check_map(const maps::MapFile& file, const maps::PackFile* pack, const Profile& profile);

// Returns the findings alone.
std::vector<reports::Finding> map_findings(const maps::MapFile& file, const maps::PackFile* pack,
                                           const Profile& profile);

// Runs one check and gives its findings their positions. The subject is the file's map.
std::vector<reports::Finding> run_check(const Check& check, const MapSubject& subject,
                                        const maps::MapFile& file, const maps::PackFile* pack);

}  // namespace chartroom::checks
