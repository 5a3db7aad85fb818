// A validation as SARIF 2.1.0 (OASIS standard), which code hosts show beside the code.
#pragma once

#include <string>

#include "validator/reports/formats.h"

namespace chartroom::reports {

// One run: every check as a rule, every finding as a result with a fingerprint that survives new
// layouts and file names, its fix as replaced lines, exclusions and a baseline as suppressions, and
// every check that was not made as a result of the kind notApplicable.
std::string report_sarif(const Report& report, const ReportSettings& settings);
// The same without the latter: GitHub's code scanning makes an alert of every result.
std::string report_code_scanning(const Report& report, const ReportSettings& settings);

// A path as a URI reference: relative paths stay relative (to the repository's root).
std::string uri_of(const std::string& path);

}  // namespace chartroom::reports
