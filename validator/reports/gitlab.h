// A validation as GitLab's report of code quality, which merge requests show beside the code.
#pragma once

#include <string>

#include "validator/reports/formats.h"

namespace chartroom::reports {

// A JSON list: each finding that counts, and each check that could not run. Malformed files and
// those that cannot be opened are blockers, errors major, warnings minor, notes info.
std::string report_gitlab(const Report& report, const ReportSettings& settings);

}  // namespace chartroom::reports
