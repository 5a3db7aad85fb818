// Judging one map: what the checks find on it, each finding in its place.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "maps/files/map_file.h"
#include "maps/files/pack_file.h"
#include "validator/checks/profile.h"
#include "validator/reports/finding.h"

namespace chartroom::checks {

// All that is said of a map.
struct MapReport {
  std::vector<reports::Finding> findings;  // sorted
  std::vector<reports::Metric> metrics;
  std::vector<reports::NotRun> not_run;
  std::optional<reports::PlayReport> play;  // where the map was played
};

// What the checks of the profile say of a map that has been read. A map belongs to the pack that is
// given, if any: its severities, thresholds, rules and exclusions hold.
MapReport judge(const maps::MapFile& file, const maps::PackFile* pack, const Profile& profile);

// What one check finds, each finding in its place in the file. The subject is the file's map.
std::vector<reports::Finding> run_check(const Check& check, const MapSubject& subject,
                                        const maps::MapFile& file, const maps::PackFile* pack);

// Of that the findings.
std::vector<reports::Finding> judge_map(const maps::MapFile& file, const maps::PackFile* pack,
                                        const Profile& profile);

// A finding of a check of files, which the validation itself makes. `pack` may be null.
reports::Finding file_finding(std::string_view code, const std::string& path, TextPosition position,
                              std::string pointer, std::string message, const maps::PackFile* pack);

// What kept a file from being read, as a finding: F001, F002 or F003.
reports::Finding fault_finding(const FileError& error);

// Whether the exclusion is of this finding on the map with this id.
bool matches(const maps::Exclusion& exclusion, const std::string& map_id,
             const reports::Finding& finding);

// Marks a finding on the map with this id where its pack excludes it.
void exclude(const std::string& map_id, const maps::PackFile& pack, reports::Finding& finding);

}  // namespace chartroom::checks
