// A validation as people read it.
#pragma once

#include <string>

#include "validator/checks/validation.h"

namespace chartroom {

// One line a finding, `path:line:column: severity CODE: what`, with why it matters below it, and a
// summary. `colour`: with terminal colours.
std::string report_text(const Report& report, Severity fail_on, bool colour);

}  // namespace chartroom
