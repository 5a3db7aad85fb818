// How one deck differs from another, and what that means: findings gained and lost, figures.
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

// Of two reports on one readable deck each, judged alike.
DeckComparison compare_decks(const reports::Report& before, const reports::Report& after);

// For people: the cards, then the values that changed, then what it means.
std::string comparison_text(const DeckComparison& comparison);
// For programs: cli/MERGING.md, "Results of diff".
std::string comparison_json(const DeckComparison& comparison);

}  // namespace chartroom::con_sonar
