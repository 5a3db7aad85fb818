// How one map differs from another, and what that means: findings gained and lost, figures.
#pragma once

#include <string>

#include "maps/map_difference.h"
#include "validator/checks/comparison/report_comparison.h"

namespace chartroom::checks {

struct Comparison : ReportComparison {
  maps::Map before;
  maps::Map after;
  maps::MapDifference difference;

  // The findings say nothing beyond the difference: two equal maps may lie in packs that differ.
  bool same() const { return difference.empty(); }
};

// Of two reports on one readable map each, judged alike.
Comparison compare(const reports::Report& before, const reports::Report& after);

// For people: what changed, the board with the changes marked, what it means.
std::string comparison_text(const Comparison& comparison);
// For programs: cli/MERGING.md, "Results of diff".
std::string comparison_json(const Comparison& comparison);

}  // namespace chartroom::checks
