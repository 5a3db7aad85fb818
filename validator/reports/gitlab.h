// A validation as a GitLab Code Quality report, which merge requests show beside the code.
#pragma once

#include <string>

#include "validator/reports/formats.h"

namespace chartroom::reports {

// Writes a JSON list of findings that count and checks that could not run. Malformed and unopened
// files are blockers, errors major, warnings minor, notes info.
std::string report_gitlab(const Report& report, const ReportSettings& settings);

}  // namespace chartroom::reports
