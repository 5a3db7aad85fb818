// Judging one map: what the checks find on it, each finding in its place.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "maps/files/map_file.h"
#include "maps/files/pack_file.h"
#include "validator/checks/map_finding.h"
#include "validator/checks/profile.h"
#include "validator/reports/report.h"

namespace chartroom::checks {

// All that is said of a map.
struct MapReport {
  std::vector<MapFinding> findings;  // sorted
  std::vector<reports::Metric> metrics;
  std::vector<reports::NotRun> not_run;
  std::optional<reports::PlayReport> play;  // where the map was played
};

// What the checks of the profile say of a map that has been read. A map belongs to the pack that is
// given, if any: its severities, thresholds, rules and exclusions hold.
MapReport judge(const maps::MapFile& file, const maps::PackFile* pack, const Profile& profile);

// What one check finds, each finding in its place in the file. The subject is the file's map.
std::vector<MapFinding> run_check(const Check& check, const MapSubject& subject,
                                  const maps::MapFile& file, const maps::PackFile* pack);

// Of that the findings.
std::vector<MapFinding> judge_map(const maps::MapFile& file, const maps::PackFile* pack,
                                  const Profile& profile);

// What the validation itself finds: on a file or a value in it.
struct FileDiagnostic {
  std::string_view code = {};  // of a check of files
  std::string path = {};
  TextPosition position = {};
  std::string pointer = {};
  std::string message = {};
};

// The finding of a check of files, which the catalogue must have. `pack` may be null.
MapFinding file_finding(const Catalogue& catalogue, FileDiagnostic diagnostic,
                        const maps::PackFile* pack);

// What kept a file from being read, as a finding: F001, F002 or F003.
MapFinding fault_finding(const Catalogue& catalogue, const FileError& error);

// Whether the exclusion is of this finding on the map with this id.
bool matches(const maps::Exclusion& exclusion, const std::string& map_id,
             const MapFinding& finding);

// Marks a finding on the map with this id where its pack excludes it.
void exclude(const std::string& map_id, const maps::PackFile& pack, MapFinding& finding);

}  // namespace chartroom::checks
