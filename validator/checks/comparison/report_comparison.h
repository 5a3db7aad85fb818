// Compares reports on two files of any game: findings gained and lost, figures, verdicts.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "maps/json/writer.h"
#include "maps/platform/named_value.h"
#include "validator/reports/report.h"

namespace chartroom::checks {

// A value in both reports, or in one of them if the other is empty.
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
  std::string level;                     // the depth of both validations
  std::vector<reports::Finding> gained;  // sorted; excluded ones count as not found
  std::vector<reports::Finding> lost;
  std::vector<MetricChange> metrics;    // changed ones, in the order of the reports
  std::vector<VerdictChange> verdicts;  // likewise
};

// Compares two reports on one readable file each, validated alike. Findings with equal codes and
// equal places or values are equal, whatever their words.
ReportComparison compare_reports(const reports::Report& before, const reports::Report& after);

// Returns text for people: a table of the mean numbers of possible positions, then the other
// figures.
std::string metric_changes_text(const std::vector<MetricChange>& metrics);

// Returns text for people: `die: "8" -> "10"`, with a newline.
std::string value_change_text(const ValueChange& change);
// Returns the effects as text for people: the level, then findings, verdicts and figures.
std::string meaning_text(const ReportComparison& comparison);

// Writes a member that may be null (cli/MERGING.md, "Results of diff").
void write_optional(json::Writer& json, std::string_view key,
                    const std::optional<std::string>& text);
void write_values(json::Writer& json, const std::vector<ValueChange>& values);
// Writes the members level, findings, figures and verdicts.
void write_meaning(json::Writer& json, const ReportComparison& comparison);

}  // namespace chartroom::checks
