// Compares two maps: the difference, findings gained and lost, and figures.
#pragma once

#include <string>

#include "maps/map_difference.h"
#include "validator/checks/comparison/report_comparison.h"

namespace chartroom::checks {

struct Comparison : ReportComparison {
  maps::Map before;
  maps::Map after;
  maps::MapDifference difference;

  // True if the maps are equal. Their findings may differ even so, as packs may.
  bool same() const { return difference.empty(); }
};

// Compares two reports on one readable map each, validated alike.
Comparison compare(const reports::Report& before, const reports::Report& after);

// Returns text for people: the changes, the board with the changes marked, and their effects.
std::string comparison_text(const Comparison& comparison);
// Returns JSON for programs: cli/MERGING.md, "Results of diff".
std::string comparison_json(const Comparison& comparison);

}  // namespace chartroom::checks
