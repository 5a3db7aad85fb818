// Compares two decks: the difference, findings gained and lost, and figures.
#pragma once

#include <string>

#include "maps/con_sonar/deck_difference.h"
#include "validator/checks/comparison/report_comparison.h"

namespace chartroom::con_sonar {

struct DeckComparison : checks::ReportComparison {
  std::string before_id;
  std::string after_id;
  DeckDifference difference;

  bool same() const { return difference.empty(); }
};

// Compares two reports on one readable deck each, validated alike.
DeckComparison compare_decks(const reports::Report& before, const reports::Report& after);

// Returns text for people: the changed cards, the changed values, and their effects.
std::string comparison_text(const DeckComparison& comparison);
// Returns JSON for programs: cli/MERGING.md, "Results of diff".
std::string comparison_json(const DeckComparison& comparison);

}  // namespace chartroom::con_sonar
