// Judging one map: what the checks find on it, each finding in its place.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "maps/files/map_file.h"
#include "maps/files/pack_file.h"
#include "validator/reports/finding.h"
#include "validator/checks/profile.h"

namespace chartroom {

// All that is said of a map.
struct MapReport {
  std::vector<Finding> findings;  // sorted
  std::vector<Figure> figures;
  std::vector<NotRun> not_run;
  std::optional<PlayReport> play;  // where the map was played
};

// What the checks of the profile say of a map that has been read. A map belongs to the pack that is
// given, if any: its severities, thresholds, rules and exclusions hold.
MapReport judge(const MapFile& file, const PackFile* pack, const Profile& profile);

// What one check finds, each finding in its place in the file. The subject is the file's map.
std::vector<Finding> run_check(const Check& check, const MapSubject& subject, const MapFile& file,
                               const PackFile* pack);

// Of that the findings.
std::vector<Finding> judge_map(const MapFile& file, const PackFile* pack, const Profile& profile);

// A finding of a check of files, which the validation itself makes. `pack` may be null.
Finding file_finding(std::string_view code, const std::string& path, Place place,
                     std::string pointer, std::string message, const PackFile* pack);

// What kept a file from being read, as a finding: F001, F002 or F003.
Finding fault_finding(const FileError& error);

// Whether the exclusion is of this finding on the map with this id.
bool matches(const Exclusion& exclusion, const std::string& map_id, const Finding& finding);

// Marks a finding on the map with this id where its pack excludes it.
void exclude(const std::string& map_id, const PackFile& pack, Finding& finding);

}  // namespace chartroom
