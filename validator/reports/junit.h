// A validation as JUnit XML, which CI systems show as a table of tests.
#pragma once

#include <string>

#include "validator/reports/formats.h"

namespace chartroom::reports {

// Writes one suite a file, with a case for each finding: a failure if it counts by `fail_on`, an
// error if the file is malformed, skipped if it is excluded or known, else passed with the finding
// as output. A file without findings is one passed case; a check that could not run is skipped. One
// more suite has the checks that were not asked for, each skipped.
std::string report_junit(const Report& report, const ReportSettings& settings);

}  // namespace chartroom::reports
