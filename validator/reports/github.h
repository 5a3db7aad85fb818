// A validation as GitHub shows it: annotations at the lines of a change, and the job's summary.
#pragma once

#include <cstddef>
#include <string>

#include "validator/reports/formats.h"

namespace chartroom::reports {

// GitHub shows this many annotations of each kind and silently hides the others.
inline constexpr int kShownAnnotations = 10;

// Writes workflow commands for the first findings of each kind. The first finding of every code
// comes before any second one, so that no code drowns another. Other findings are plain lines of
// the log. Excluded and known findings are only counted.
std::string report_github(const Report& report, const ReportSettings& settings);

// Writes all findings as Markdown, for the file that GITHUB_STEP_SUMMARY names. Stays under
// GitHub's limit of 1 MiB: lines that do not fit are counted and left to the log. `already` is the
// size of the file: other runs of the step may have written to it.
std::string github_summary(const Report& report, const ReportSettings& settings,
                           std::size_t already = 0);

}  // namespace chartroom::reports
