// The forms in which a validation is told. All are made from one Report.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "validator/reports/report.h"

namespace chartroom::reports {

struct ReportSettings {
  Severity fail_on = Severity::error;
  bool colour = false;  // terminal colours, in the form for people
  std::string version;  // of the program, where a form names it
};

struct ReportFormat {
  std::string_view name;
  ReportDetails details;  // that it shows
  std::string (*write)(const Report& report, const ReportSettings& settings);
};

const std::vector<ReportFormat>& report_formats();
// Null where there is no such form.
const ReportFormat* find_report_format(std::string_view name);

}  // namespace chartroom::reports
