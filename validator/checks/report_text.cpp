#include "validator/checks/report_text.h"

#include <fmt/format.h>

#include <algorithm>

namespace chartroom {
namespace {

const char* colour_of(Severity severity) {
  switch (severity) {
    case Severity::error:
      return "\033[1;31m";
    case Severity::warning:
      return "\033[1;33m";
    case Severity::note:
      break;
  }
  return "\033[1;36m";
}

std::string finding_text(const Finding& f, bool colour) {
  std::string severity(to_string(f.severity));
  if (colour) severity = colour_of(f.severity) + severity + "\033[0m";
  std::string text = fmt::format("{}:{}:{}: {} {}: {}\n", f.path, f.place.line, f.place.column,
                                 severity, f.code, f.message);
  if (f.excluded) return text + fmt::format("    excluded: {}\n", f.reason);
  return text + fmt::format("    {}\n", find_check(f.code)->why);
}

int count(const Report& report, Severity severity) {
  return static_cast<int>(
      std::count_if(report.findings.begin(), report.findings.end(), [severity](const Finding& f) {
        return f.severity == severity && !f.excluded && !f.baselined;
      }));
}

std::string judged(const Report& report) {
  std::string text;
  for (const char* kind : {"map", "pack", "deck"}) {
    const auto n = static_cast<int>(
        std::count_if(report.files.begin(), report.files.end(),
                      [kind](const JudgedFile& file) { return file.kind == kind; }));
    if (n > 0) text += (text.empty() ? "" : ", ") + counted(n, kind);
  }
  return text.empty() ? "no file" : text;
}

std::string summary(const Report& report, Severity fail_on) {
  std::string found;
  for (const Severity severity : {Severity::error, Severity::warning, Severity::note}) {
    const int n = count(report, severity);
    if (n > 0) found += (found.empty() ? "" : ", ") + counted(n, std::string(to_string(severity)));
  }
  const auto excluded = std::count_if(report.findings.begin(), report.findings.end(),
                                      [](const Finding& f) { return f.excluded; });
  std::string text = fmt::format("{} judged at level {}: {}", judged(report),
                                 to_string(report.level), found.empty() ? "no findings" : found);
  if (excluded > 0) text += fmt::format(" ({} excluded)", excluded);
  const int status = report.status(fail_on);
  const char* end = status == 0 ? "passed" : status == 1 ? "not passed" : "could not judge all";
  return text + fmt::format(". {}.\n", std::string(1, static_cast<char>(end[0] - 32)) + (end + 1));
}

}  // namespace

std::string report_text(const Report& report, Severity fail_on, bool colour) {
  std::string text;
  for (const Finding& finding : report.findings) text += finding_text(finding, colour);
  for (const NotRun& not_run : report.not_run) {
    text += fmt::format("{}: not run {}: {}\n", not_run.path, not_run.code, not_run.reason);
  }
  return text + summary(report, fail_on);
}

}  // namespace chartroom
