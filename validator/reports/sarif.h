// A validation as SARIF 2.1.0 (OASIS standard), which code hosts show beside the code.
#pragma once

#include <string>

#include "validator/reports/formats.h"

namespace chartroom::reports {

// Writes one run. Checks are rules. Findings are results with fingerprints (fingerprint.h) and
// fixes as replaced lines. Exclusions and the baseline are suppressions. Checks that were not asked
// for are results of the kind notApplicable.
std::string report_sarif(const Report& report, const ReportSettings& settings);
// Writes report_sarif without notApplicable results: GitHub's code scanning makes an alert of each.
std::string report_code_scanning(const Report& report, const ReportSettings& settings);

// Returns a path as a URI reference: relative paths stay relative (to the repository's root).
std::string uri_of(const std::string& path);

}  // namespace chartroom::reports
