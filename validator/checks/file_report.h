// What is said of one file that was judged.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "validator/checks/map_finding.h"
#include "validator/reports/report.h"

namespace chartroom::maps {
struct PackFile;
}

namespace chartroom::checks {

struct Profile;

struct FileReport {
  std::vector<MapFinding> findings;  // sorted
  std::vector<reports::Metric> metrics;
  std::vector<reports::NotRun> not_run;
  std::optional<reports::PlayReport> play;  // where it was played
};

// Of a deck, which this library does not know, all that it needs besides.
struct DeckReport : FileReport {
  std::string id;
  TextPosition id_position;
  std::string canonical;  // the file in canonical form
};

// Judges the text of a deck file by the checks of the profile; faults where it is no deck. The deck
// belongs to the pack that is given, if any: its severities, thresholds and exclusions hold.
using JudgeDeck = ParseResult<DeckReport> (*)(const std::string& text, const std::string& path,
                                              const maps::PackFile* pack, const Profile& profile);

}  // namespace chartroom::checks
