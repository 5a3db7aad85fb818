// The report on one file.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "maps/files/input_files.h"
#include "validator/reports/report.h"

namespace chartroom::maps {
struct PackFile;
}

namespace chartroom::checks {

struct Profile;

struct FileReport {
  std::vector<reports::Finding> findings;  // sorted
  std::vector<reports::Metric> metrics;
  std::vector<reports::NotRun> not_run;
  std::optional<reports::PlayReport> play;  // if games were played
  bool unfinished = false;                  // play took more time than the profile allows
  std::string id;
  TextPosition id_position;
  std::string canonical;  // a deck in canonical form
  std::string hash;       // of what is played: see reports::ReportedFile
};

// Checks the text of a deck file, whose format this library does not know, by the profile; returns
// errors if it is no deck. If `pack` is given, its severities, thresholds and exclusions apply.
using CheckDeck = ParseResult<FileReport> (*)(const std::string& text, const std::string& path,
                                              const maps::PackFile* pack, const Profile& profile);

}  // namespace chartroom::checks
