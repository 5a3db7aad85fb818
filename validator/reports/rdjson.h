// A validation in Reviewdog's diagnostic format (rdjson), from which reviewdog comments on changes.
#pragma once

#include <string>

#include "validator/reports/formats.h"

namespace chartroom::reports {

// Writes the outstanding findings, with fixes as suggestions, and the checks that could not run.
std::string report_rdjson(const Report& report, const ReportSettings& settings);

}  // namespace chartroom::reports
