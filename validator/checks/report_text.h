// A validation as people read it.
#pragma once

#include <string>

#include "validator/checks/validation.h"

namespace chartroom {

// One line a finding, `path:line:column: severity CODE: what`, with why it matters below it, and a
// summary. `colour`: with terminal colours.
std::string report_text(const Report& report, Severity fail_on, bool colour);

// The table of checks: code, severity, level, title.
std::string list_text();
// One check in full; the code must be known.
std::string explain_text(std::string_view code);

}  // namespace chartroom
