// A validation as programs read it: cli/FORMATS.md, "validate --format json".
#pragma once

#include <string>

#include "validator/checks/validation.h"

namespace chartroom {

// One JSON document and a final newline; numbers that are no counts have six decimals.
std::string report_json(const Report& report, Severity fail_on);

}  // namespace chartroom
