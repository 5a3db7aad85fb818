// A validation as people read it.
#pragma once

#include <string>

#include "validator/checks/validation.h"

namespace chartroom::reports {

// One line a finding, `path:line:column: severity CODE: what`, with why it matters and a picture
// below it, and a summary. `colour`: with terminal colours.
std::string report_text(const checks::Report& report, maps::Severity fail_on, bool colour);

// The parts of it, each with the ends of its lines, for forms that show them elsewhere.
// The first line of a finding.
std::string position_text(const Finding& finding, bool colour);
// All its lines. The picture shows the rows around its points, which are marked x (X on islands);
// none where it has no points or `file`, which may be null, has no map.
std::string finding_text(const Finding& finding, const JudgedFile* file, bool colour);
std::string not_run_text(const NotRun& not_run);
std::string summary_text(const checks::Report& report, maps::Severity fail_on);

}  // namespace chartroom::reports
