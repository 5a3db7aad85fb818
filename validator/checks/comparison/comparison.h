// How one map differs from another, and what that means: findings gained and lost, figures.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "maps/map_difference.h"
#include "validator/reports/report.h"

namespace chartroom::checks {

// What is said of both maps, or, where one is empty, of the other only.
template <class T>
struct Change {
  std::optional<T> before;
  std::optional<T> after;

  const T& either() const { return after ? *after : *before; }
};
using MetricChange = Change<reports::Metric>;
using VerdictChange = Change<reports::PlayVerdict>;

struct Comparison {
  std::string before_path;
  std::string after_path;
  maps::Map before;
  maps::Map after;
  std::string level;  // how deep both were judged
  maps::MapDifference difference;
  std::vector<reports::Finding> gained;  // sorted; excluded ones count as not found
  std::vector<reports::Finding> lost;
  std::vector<MetricChange> metrics;    // those that differ, in the order of the reports
  std::vector<VerdictChange> verdicts;  // likewise

  // The findings say nothing beyond the difference: two equal maps may lie in packs that differ.
  bool same() const { return difference.empty(); }
};

// Of two reports on one readable map each, judged alike. A finding is the same one when it has the
// same code and is about the same points or value, whatever its words.
Comparison compare(const reports::Report& before, const reports::Report& after);

// The figures as people read them: a table of the mean placements, the rest a line each.
std::string metric_changes_text(const std::vector<MetricChange>& metrics);

// For people: what changed, the board with the changes marked, what it means.
std::string comparison_text(const Comparison& comparison);
// For programs: cli/FORMATS.md, "diff --format json".
std::string comparison_json(const Comparison& comparison);

}  // namespace chartroom::checks
