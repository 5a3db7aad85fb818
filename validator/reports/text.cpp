#include "validator/reports/text.h"

#include <fmt/format.h>

#include <algorithm>

#include "maps/platform/shown_text.h"

namespace chartroom::reports {
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

std::string in_colour(const std::string& text, Severity severity, bool colour) {
  return colour ? colour_of(severity) + text + "\033[0m" : text;
}

// A marked byte is one column on the screen.
std::string excerpt_text(const Finding& f, bool colour) {
  std::string text;
  for (const ExcerptLine& line : f.excerpt) {
    text += "    ";
    for (std::size_t at = 0, mark = 0; at < line.text.size(); ++at) {
      const bool marked = mark < line.marks.size() && line.marks[mark] == at;
      if (marked) ++mark;
      text += in_colour(std::string(1, line.text[at]), f.severity, colour && marked);
    }
    text += "\n";
  }
  return text;
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
  return text;
}

// What --fix and --unsafe-fixes would do something about.
std::string mends(const Report& report) {
  int safe = 0;
  int unsafe = 0;
  for (const Finding& f : report.findings) {
    if (f.fixable() && !f.excluded && f.path != "-") ++(f.safely_fixable() ? safe : unsafe);
  }
  if (safe + unsafe == 0) return "";
  std::string text = "Of these ";
  if (safe > 0) text += fmt::format("--fix mends {}", safe);
  if (unsafe > 0) {
    text += fmt::format("{}--unsafe-fixes can mend {} by changing the map",
                        safe > 0 ? ", and " : "", unsafe);
  }
  return text + "; --diff shows how.\n";
}

std::string play_text(const PlayReport& play) {
  std::string text = fmt::format("{}: {}\n", shown(play.path), shown(play.sentence));
  for (const std::string& line : play.table) text += "    " + shown(line) + "\n";
  return text;
}

}  // namespace

std::string position_text(const Finding& f, bool colour) {
  return fmt::format("{}:{}:{}: {} {}: {}\n", shown(f.path), f.position.line, f.position.column,
                     in_colour(std::string(to_string(f.severity)), f.severity, colour), f.code,
                     shown(f.message));
}

std::string finding_text(const Finding& f, const Rule& rule, bool colour) {
  const std::string text = position_text(f, colour);
  if (f.excluded) return text + fmt::format("    excluded: {}\n", shown(f.reason));
  if (f.baselined) return text + "    known in the baseline\n";
  return text + (rule.why.empty() ? "" : fmt::format("    {}\n", rule.why)) +
         excerpt_text(f, colour);
}

std::string not_run_text(const NotRun& not_run) {
  return fmt::format("{}: not run {}: {}\n", shown(not_run.path), not_run.code,
                     shown(not_run.reason));
}

std::string summary_text(const Report& report, Severity fail_on) {
  if (report.files.empty()) return "Nothing was judged.\n";
  std::string found;
  for (const Severity severity : {Severity::error, Severity::warning, Severity::note}) {
    const int n = count(report, severity);
    if (n > 0) found += (found.empty() ? "" : ", ") + counted(n, std::string(to_string(severity)));
  }
  const auto& findings = report.findings;
  const auto excluded =
      std::count_if(findings.begin(), findings.end(), [](const Finding& f) { return f.excluded; });
  const auto known = std::count_if(findings.begin(), findings.end(),
                                   [](const Finding& f) { return f.baselined && !f.excluded; });
  std::string text = fmt::format("{} judged at level {}: {}", judged(report), report.level,
                                 found.empty() ? "no findings" : found);
  if (excluded > 0) text += fmt::format(" ({} excluded)", excluded);
  if (known > 0) text += fmt::format(" ({} known in the baseline)", known);
  const int status = report.status(fail_on);
  const char* end = status == 0 ? "passed" : status == 1 ? "not passed" : "could not judge all";
  return text + fmt::format(". {}.\n", std::string(1, static_cast<char>(end[0] - 32)) + (end + 1));
}

std::string report_text(const Report& report, Severity fail_on, bool colour) {
  std::string text;
  for (const Finding& finding : report.findings) {
    text += finding_text(finding, report.rule(finding.code), colour);
  }
  for (const NotRun& not_run : report.not_run) text += not_run_text(not_run);
  for (const PlayReport& play : report.plays) text += play_text(play);
  return text + report.metrics_text + summary_text(report, fail_on) + mends(report);
}

}  // namespace chartroom::reports
