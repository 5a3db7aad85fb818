#include "validator/reports/gitlab.h"

#include <fmt/core.h>

#include <filesystem>

#include "maps/json/writer.h"
#include "maps/platform/safe_file.h"
#include "validator/reports/finding_counts.h"
#include "validator/reports/fingerprint.h"
#include "validator/reports/translation.h"

namespace chartroom::reports {
namespace {

// An entry as GitLab shows it.
struct Issue {
  std::string description;
  std::string check_name;
  std::string fingerprint;
  const char* severity = "info";
  std::string path;
  int line = 1;
};

const char* severity_of(const Finding& f) {
  if (f.malformed) return "blocker";
  if (f.severity == Severity::error) return "major";
  return f.severity == Severity::warning ? "minor" : "info";
}

std::string plain(const std::string& path) {
  return std::filesystem::path(path).lexically_normal().generic_string();
}

void write(json::Writer& json, const Issue& issue) {
  json.begin_object()
      .member("description", issue.description)
      .member("check_name", issue.check_name)
      .member("fingerprint", issue.fingerprint)
      .member("severity", issue.severity);
  json.key("location").begin_object().member("path", issue.path);
  json.key("lines").begin_object().member("begin", issue.line).end_object();
  json.end_object().end_object();
}

// Uses the path for the fingerprint, as the entry has no place or id.
Issue issue_of(const NotRun& one, const Report& report, const ReportSettings& settings) {
  const Translator tr = report_translator(report.language);
  const std::string path = plain(settings.repository_path(one.path));
  return {
      message("{} was not run: {}", one.code, one.reason).in(tr), one.code,
      fmt::format("{:016x}", stamp_of(fmt::format("{}\n{}\n{}", one.code, path, one.reason)).hash),
      one.unopened ? "blocker" : "major", path};
}

}  // namespace

std::string report_gitlab(const Report& report, const ReportSettings& settings) {
  json::Writer json;
  json.begin_array();
  const std::vector<std::string> prints = fingerprints(report);
  for (std::size_t i = 0; i < report.findings.size(); ++i) {
    const Finding& f = report.findings[i];
    if (!is_outstanding(f)) continue;
    write(json, {f.message, f.code, prints[i], severity_of(f),
                 plain(settings.repository_path(f.path)), f.position.line});
  }
  for (const NotRun& one : report.not_run) write(json, issue_of(one, report, settings));
  return json.end_array().text();
}

}  // namespace chartroom::reports
