#include "validator/reports/text.h"

#include <fmt/format.h>

#include <algorithm>

#include "maps/board_lines.h"
#include "validator/checks/metrics.h"
#include "validator/play/simulation/verdict_report.h"

namespace chartroom::reports {
namespace {

const char* colour_of(maps::Severity severity) {
  switch (severity) {
    case maps::Severity::error:
      return "\033[1;31m";
    case maps::Severity::warning:
      return "\033[1;33m";
    case maps::Severity::note:
      break;
  }
  return "\033[1;36m";
}

std::string in_colour(const std::string& text, maps::Severity severity, bool colour) {
  return colour ? colour_of(severity) + text + "\033[0m" : text;
}

// The rows with points of the finding, one more on either side, and the borders between them.
std::string picture(const Finding& f, const maps::Map& map, bool colour) {
  int first = map.size.rows;
  int last = -1;
  for (const maps::Point p : f.points) {
    first = std::min<int>(first, p.row);
    last = std::max<int>(last, p.row);
  }
  const auto symbol = [&](maps::Point p) {
    const char drawn = picture_symbol(map, p);
    if (!f.points.contains(p)) return std::string(1, drawn);
    return in_colour(drawn == '#' ? "X" : "x", f.severity, colour);
  };
  std::string text;
  for (const maps::BoardLine& line : board_lines(map, symbol, first - 1, last + 1)) {
    text += "    " + line.text + "\n";
  }
  return text;
}

int count(const checks::Report& report, maps::Severity severity) {
  return static_cast<int>(
      std::count_if(report.findings.begin(), report.findings.end(), [severity](const Finding& f) {
        return f.severity == severity && !f.excluded && !f.baselined;
      }));
}

std::string judged(const checks::Report& report) {
  std::string text;
  for (const char* kind : {"map", "pack", "deck"}) {
    const auto n = static_cast<int>(
        std::count_if(report.files.begin(), report.files.end(),
                      [kind](const JudgedFile& file) { return file.kind == kind; }));
    if (n > 0) text += (text.empty() ? "" : ", ") + counted(n, kind);
  }
  return text;
}

// What --fix would do something about.
std::string mends(const checks::Report& report) {
  const auto n =
      std::count_if(report.findings.begin(), report.findings.end(),
                    [](const Finding& f) { return f.fixable() && !f.excluded && f.path != "-"; });
  return n == 0 ? "" : fmt::format("Of these --fix mends {}; --diff shows how.\n", n);
}

// A file may be called anything: no name breaks the line or commands the terminal.
std::string shown_path(const std::string& path) {
  std::string text;
  for (const char c : path) {
    const auto byte = static_cast<unsigned char>(c);
    text += byte < 0x20 || byte == 0x7F ? fmt::format("\\x{:02x}", byte) : std::string(1, c);
  }
  return text;
}

std::string play_text(const PlayReport& play) {
  std::string text = fmt::format("{}: {}\n    {}\n", shown_path(play.path), play.sentence,
                                 play::verdict_header(play.confidence));
  for (const play::Verdict& verdict : play.verdicts) {
    if (verdict.level != play::kAllLevels) text += "    " + verdict_line(verdict) + "\n";
  }
  return text;
}

}  // namespace

std::string position_text(const Finding& f, bool colour) {
  return fmt::format(
      "{}:{}:{}: {} {}: {}\n", shown_path(f.path), f.position.line, f.position.column,
      in_colour(std::string(to_string(f.severity)), f.severity, colour), f.code, f.message);
}

std::string finding_text(const Finding& f, const JudgedFile* file, bool colour) {
  const std::string text = position_text(f, colour);
  if (f.excluded) return text + fmt::format("    excluded: {}\n", f.reason);
  if (f.baselined) return text + "    known in the baseline\n";
  const bool drawn = file != nullptr && file->map && !f.points.empty();
  return text + fmt::format("    {}\n", checks::find_check(f.code)->why) +
         (drawn ? picture(f, *file->map, colour) : "");
}

std::string not_run_text(const NotRun& not_run) {
  return fmt::format("{}: not run {}: {}\n", shown_path(not_run.path), not_run.code,
                     not_run.reason);
}

std::string summary_text(const checks::Report& report, maps::Severity fail_on) {
  if (report.files.empty()) return "Nothing was judged.\n";
  std::string found;
  for (const maps::Severity severity :
       {maps::Severity::error, maps::Severity::warning, maps::Severity::note}) {
    const int n = count(report, severity);
    if (n > 0) found += (found.empty() ? "" : ", ") + counted(n, std::string(to_string(severity)));
  }
  const auto& findings = report.findings;
  const auto excluded =
      std::count_if(findings.begin(), findings.end(), [](const Finding& f) { return f.excluded; });
  const auto known = std::count_if(findings.begin(), findings.end(),
                                   [](const Finding& f) { return f.baselined && !f.excluded; });
  std::string text = fmt::format("{} judged at level {}: {}", judged(report),
                                 to_string(report.level), found.empty() ? "no findings" : found);
  if (excluded > 0) text += fmt::format(" ({} excluded)", excluded);
  if (known > 0) text += fmt::format(" ({} known in the baseline)", known);
  const int status = report.status(fail_on);
  const char* end = status == 0 ? "passed" : status == 1 ? "not passed" : "could not judge all";
  return text + fmt::format(". {}.\n", std::string(1, static_cast<char>(end[0] - 32)) + (end + 1));
}

std::string report_text(const checks::Report& report, maps::Severity fail_on, bool colour) {
  std::string text;
  for (const Finding& finding : report.findings) {
    text += finding_text(finding, report.file(finding.path), colour);
  }
  for (const NotRun& not_run : report.not_run) text += not_run_text(not_run);
  for (const PlayReport& play : report.plays) text += play_text(play);
  return text + checks::metrics_text(report.metrics) + summary_text(report, fail_on) +
         mends(report);
}

}  // namespace chartroom::reports
