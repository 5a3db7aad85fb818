// A validation as SARIF 2.1.0 (OASIS standard), which code hosts show beside the code.
#pragma once

#include <string>

#include "validator/reports/formats.h"

namespace chartroom::reports {

// Writes one run, as GitHub's code scanning takes it. Checks are rules. Findings are results with
// fingerprints (fingerprint.h) and fixes as replaced lines, the most severe first and at most
// 25,000. Exclusions and the baseline are suppressions. Checks that were not asked for are
// notifications.
std::string report_sarif(const Report& report, const ReportSettings& settings);

// Returns a path as a URI reference: relative paths stay relative (to the repository's root).
std::string uri_of(const std::string& path);

}  // namespace chartroom::reports
