// A validation as programs read it: cli/FORMATS.md, "validate --format json".
#pragma once

#include <string>

#include "validator/checks/validation.h"

namespace chartroom::reports {

// One JSON document and a final newline; numbers that are no counts have six decimals.
std::string report_json(const checks::Report& report, maps::Severity fail_on);

}  // namespace chartroom::reports
