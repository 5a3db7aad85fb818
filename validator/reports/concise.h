// A validation in as few lines as there are findings.
#pragma once

#include <string>

#include "validator/reports/report.h"

namespace chartroom::reports {

// One line a finding that counts, `path:line:column: CODE severity: what`, then what was not run,
// what packs have made say less, and the summary, in the language of the report. Findings that are
// excluded or known are in the summary's numbers only. `colour`: with terminal colours.
std::string report_concise(const Report& report, Severity fail_on, bool colour);

}  // namespace chartroom::reports
