// A validation as GitHub shows it: annotations at the lines of a change, and the job's summary.
#pragma once

#include <string>

#include "validator/reports/formats.h"

namespace chartroom::reports {

// GitHub shows so many annotations of each kind and hides the others without a word.
inline constexpr int kShownAnnotations = 10;

// Workflow commands for the first findings of each kind, ranked so that no code drowns another: the
// first finding of every code, then every second one. Findings without a place among them are plain
// lines of the log, so that nothing is dropped. Excluded and known findings are only counted.
std::string report_github(const Report& report, const ReportSettings& settings);

// All findings as Markdown, for the file that GITHUB_STEP_SUMMARY names. Stays under the 1 MiB that
// GitHub takes; what no longer fits is counted and left to the log.
std::string github_summary(const Report& report, const ReportSettings& settings);

}  // namespace chartroom::reports
