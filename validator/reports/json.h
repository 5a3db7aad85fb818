// A validation as programs read it: validator/REPORTS.md.
#pragma once

#include <string>

#include "maps/json/writer.h"
#include "validator/reports/report.h"

namespace chartroom::reports {

// One JSON document and a final newline; numbers that are no counts have six decimals.
// `statistics`: with how many findings there are of each check.
std::string report_json(const Report& report, Severity fail_on, bool statistics = false);

// The members of a verdict's object.
void write_members(json::Writer& json, const PlayVerdict& verdict);

}  // namespace chartroom::reports
