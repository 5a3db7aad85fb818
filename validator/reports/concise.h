// A validation in as few lines as there are findings.
#pragma once

#include <string>

#include "validator/reports/report.h"

namespace chartroom::reports {

// Writes a line for each finding that counts, `path:line:column: CODE severity: message`. Then come
// checks that did not run, effects of packs (PackEffect) and the summary, in the report's language.
// Excluded and known findings are in the summary's numbers only. `colour`: with terminal colors.
std::string report_concise(const Report& report, Severity fail_on, bool colour);

}  // namespace chartroom::reports
