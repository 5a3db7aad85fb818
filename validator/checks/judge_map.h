// Judging one map: what the checks find on it, each finding in its place.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "maps/files/input_files.h"
#include "maps/files/map_file.h"
#include "maps/files/pack_file.h"
#include "validator/checks/file_report.h"
#include "validator/checks/map_subject.h"
#include "validator/checks/profile.h"

namespace chartroom::checks {

// What the checks of the profile say of a map that has been read. A map belongs to the pack that is
// given, if any: its severities, thresholds, rules and exclusions hold.
FileReport judge(const maps::MapFile& file, const maps::PackFile* pack, const Profile& profile);

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
  Message message = {};
};

// The finding of a check that the catalogue must have. `pack` may be null.
MapFinding file_finding(const Catalogue& catalogue, FileDiagnostic diagnostic,
                        const maps::PackFile* pack);

// What kept a file from being read, as a finding: F001, F002 or F003.
MapFinding fault_finding(const Catalogue& catalogue, const FileError& error);

// What a finding is on, as exclusions name it: a map or a deck by its id, or the pack itself.
struct Judged {
  maps::FileKind kind = maps::FileKind::pack;
  std::string id = {};
};

// Whether the exclusion is of this finding.
bool matches(const maps::Exclusion& exclusion, const Judged& on, const MapFinding& finding);

// Marks a finding where the pack excludes it.
void exclude(const Judged& on, const maps::PackFile& pack, MapFinding& finding);

}  // namespace chartroom::checks
