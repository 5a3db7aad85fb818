#include "validator/reports/formats.h"

#include "validator/reports/concise.h"
#include "validator/reports/finding_counts.h"
#include "validator/reports/github.h"
#include "validator/reports/gitlab.h"
#include "validator/reports/json.h"
#include "validator/reports/junit.h"
#include "validator/reports/rdjson.h"
#include "validator/reports/sarif.h"
#include "validator/reports/text.h"

namespace chartroom::reports {
namespace {

constexpr bool kWithStatistics = true;

std::string statistics_below(const Report& report, const ReportSettings& settings) {
  return settings.statistics ? counts_text(report) : "";
}

}  // namespace

std::string ReportSettings::repository_path(const std::string& path) const {
  return in_repository ? in_repository(path).value_or(path) : path;
}

const std::vector<ReportFormat>& report_formats() {
  static const std::vector<ReportFormat> table{
      {"text",
       {.excerpts = true},
       kWithStatistics,
       [](const Report& report, const ReportSettings& settings) {
         return report_text(report, settings.fail_on, settings.colour) +
                statistics_below(report, settings);
       }},
      {"concise",
       {},
       kWithStatistics,
       [](const Report& report, const ReportSettings& settings) {
         return report_concise(report, settings.fail_on, settings.colour) +
                statistics_below(report, settings);
       }},
      {"json",
       {},
       kWithStatistics,
       [](const Report& report, const ReportSettings& settings) {
         return report_json(report, settings.fail_on, settings.statistics);
       }},
      {"sarif", {.fixed_lines = true}, !kWithStatistics, report_sarif},
      {"code-scanning", {.fixed_lines = true}, !kWithStatistics, report_sarif},  // an alias
      {"junit", {.excerpts = true}, !kWithStatistics, report_junit},
      {"github", {}, !kWithStatistics, report_github},
      {"gitlab", {}, !kWithStatistics, report_gitlab},
      {"rdjson", {.fixed_lines = true}, !kWithStatistics, report_rdjson},
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
