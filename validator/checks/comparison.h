// How one map differs from another, and what that means: findings gained and lost, figures.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "maps/map_difference.h"
#include "validator/checks/validation.h"

namespace chartroom {

struct FigureChange {
  std::string name;
  std::optional<double> before;  // nothing where only the other map has it
  std::optional<double> after;
};

struct Comparison {
  std::string before_path;
  std::string after_path;
  Map before;
  Map after;
  Level level = Level::structure;
  MapDifference difference;
  std::vector<Finding> gained;  // sorted; excluded ones count as not found
  std::vector<Finding> lost;
  std::vector<FigureChange> figures;  // those that differ, by name

  // The findings say nothing beyond the difference: two equal maps may lie in packs that differ.
  bool same() const { return difference.empty(); }
};

// Of two reports on one readable map each, judged alike. A finding is the same one when it has the
// same code and is about the same points or value, whatever its words.
Comparison compare(const Report& before, const Report& after);

// For people: what changed, the board with the changes marked, what it means.
std::string comparison_text(const Comparison& comparison);
// For programs: cli/FORMATS.md, "diff --format json".
std::string comparison_json(const Comparison& comparison);

}  // namespace chartroom
