#include "validator/reports/formats.h"

#include "validator/reports/github.h"
#include "validator/reports/json.h"
#include "validator/reports/junit.h"
#include "validator/reports/sarif.h"
#include "validator/reports/text.h"

namespace chartroom::reports {

const std::vector<ReportFormat>& report_formats() {
  static const std::vector<ReportFormat> table{
      {"text",
       {.excerpts = true},
       [](const Report& report, const ReportSettings& settings) {
         return report_text(report, settings.fail_on, settings.colour);
       }},
      {"json",
       {},
       [](const Report& report, const ReportSettings& settings) {
         return report_json(report, settings.fail_on);
       }},
      {"sarif", {.fixed_lines = true}, report_sarif},
      {"code-scanning", {.fixed_lines = true}, report_code_scanning},
      {"junit", {.excerpts = true}, report_junit},
      {"github", {}, report_github},
  };
  return table;
}

const ReportFormat* find_report_format(std::string_view name) {
  for (const ReportFormat& format : report_formats()) {
    if (format.name == name) return &format;
  }
  return nullptr;
}

}  // namespace chartroom::reports
