// A validation as JUnit XML, which CI systems show as a table of tests.
#pragma once

#include <string>

#include "validator/reports/formats.h"

namespace chartroom::reports {

// One suite a file. Each finding is a case: a failure when it counts by `fail_on`, an error when
// the file is malformed, skipped when it is excluded, in the baseline or could not be judged, else
// passed with the finding as its output. A file without findings is one passed case. One more suite
// has the checks that the run did not make, each skipped.
std::string report_junit(const Report& report, const ReportSettings& settings);

}  // namespace chartroom::reports
