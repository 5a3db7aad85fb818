// A validation as programs read it: validator/REPORTS.md.
#pragma once

#include <string>

#include "maps/json/writer.h"
#include "validator/reports/report.h"

namespace chartroom::reports {

// Writes one JSON document and a final newline; numbers that are not counts have six decimals.
// `statistics`: with the number of findings of each check.
std::string report_json(const Report& report, Severity fail_on, bool statistics = false);

// Writes the members of a verdict's object.
void write_members(json::Writer& json, const PlayVerdict& verdict);

}  // namespace chartroom::reports
