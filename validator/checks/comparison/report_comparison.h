// What changed in the reports on two files: findings gained and lost, figures, verdicts. It knows
// no game.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "maps/json/writer.h"
#include "maps/platform/named_value.h"
#include "validator/reports/report.h"

namespace chartroom::checks {

// What is said of both files, or, where one is empty, of the other only.
template <class T>
struct Change {
  std::optional<T> before;
  std::optional<T> after;

  const T& either() const { return after ? *after : *before; }
};
using MetricChange = Change<reports::Metric>;
using VerdictChange = Change<reports::PlayVerdict>;

struct ReportComparison {
  std::string before_path;
  std::string after_path;
  std::string level;                     // how deep both were judged
  std::vector<reports::Finding> gained;  // sorted; excluded ones count as not found
  std::vector<reports::Finding> lost;
  std::vector<MetricChange> metrics;    // those that differ, in the order of the reports
  std::vector<VerdictChange> verdicts;  // likewise
};

// Of two reports on one readable file each, judged alike. A finding is the same one when it has the
// same code and is about the same places or value, whatever its words.
ReportComparison compare_reports(const reports::Report& before, const reports::Report& after);

// The figures as people read them: a table of the mean placements, the rest a line each.
std::string metric_changes_text(const std::vector<MetricChange>& metrics);

// For people: `die: "8" -> "10"`, with a newline.
std::string value_change_text(const ValueChange& change);
// What it means, below the level that both were judged at.
std::string meaning_text(const ReportComparison& comparison);

// For programs: cli/MERGING.md, "Results of diff". A member that may be null.
void write_optional(json::Writer& json, std::string_view key,
                    const std::optional<std::string>& text);
void write_values(json::Writer& json, const std::vector<ValueChange>& values);
// The members level, findings, figures and verdicts.
void write_meaning(json::Writer& json, const ReportComparison& comparison);

}  // namespace chartroom::checks
