#include "validator/reports/github.h"

#include <fmt/core.h>

#include <algorithm>
#include <map>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "maps/platform/shown_text.h"
#include "validator/reports/finding_counts.h"
#include "validator/reports/markdown.h"
#include "validator/reports/text.h"
#include "validator/reports/translation.h"

namespace chartroom::reports {
namespace {

constexpr std::size_t kLargestSummary = 1'000'000;

// Workflow commands end with the line; properties also with a colon or a comma.
std::string escaped(std::string_view text, bool property) {
  std::string result;
  for (const char c : text) {
    const bool special = c == '%' || c == '\r' || c == '\n' || (property && (c == ':' || c == ','));
    result += special ? fmt::format("%{:02X}", static_cast<unsigned char>(c)) : std::string(1, c);
  }
  return result;
}

const char* kind(Severity severity) {
  if (severity == Severity::error) return "error";
  return severity == Severity::warning ? "warning" : "notice";
}

// Returns the outstanding findings: the most severe first, then the first of each code.
std::vector<const Finding*> ranked(const Report& report) {
  std::map<std::string, int> seen;
  std::vector<std::tuple<Severity, int, const Finding*>> order;
  for (const Finding& f : report.findings) {
    if (is_outstanding(f)) order.emplace_back(f.severity, seen[f.code]++, &f);
  }
  std::stable_sort(order.begin(), order.end(), [](const auto& a, const auto& b) {
    if (std::get<0>(a) != std::get<0>(b)) return std::get<0>(a) > std::get<0>(b);
    return std::get<1>(a) < std::get<1>(b);
  });
  std::vector<const Finding*> list;
  for (const auto& [severity, turn, finding] : order) list.push_back(finding);
  return list;
}

// Returns `one` with its path from the root of the work tree, as GitHub names files.
template <class T>
T with_repository_path(T one, const ReportSettings& settings) {
  one.path = settings.repository_path(one.path);
  return one;
}

std::string annotation(const Finding& f, const Rule& rule, const ReportSettings& settings) {
  return fmt::format("::{} file={},line={},col={},title={}::{}\n", kind(f.severity),
                     shown(escaped(settings.repository_path(f.path), true)), f.position.line,
                     f.position.column, escaped(fmt::format("{} {}", f.code, rule.title), true),
                     escaped(fmt::format("{}. {}", shown(f.message), rule.why), false));
}

// Returns a line of the log that no runner takes for a command, for any file name.
std::string log_line(std::string line) {
  line.pop_back();  // its end
  return "- " + line + "\n";
}

// Returns a line on the skipped links and one on the skipped hidden folders, if any.
std::vector<std::string> passed_over(const Report& report, const ReportSettings& settings,
                                     const Translator& tr) {
  const auto repository_paths = [&settings](std::vector<std::string> paths) {
    for (std::string& path : paths) path = settings.repository_path(path);
    return paths;
  };
  std::vector<std::string> lines{links_text(repository_paths(report.links), tr),
                                 hidden_text(repository_paths(report.hidden_folders), tr)};
  std::erase(lines, "");
  return lines;
}

constexpr const char* kTableHead =
    "| Severity | Check | Location | Message |\n| --- | --- | --- | --- |\n";

constexpr std::size_t kForRest = 100;  // room for the line on the rest

// The lines of a summary, as many as there is room for.
class SummaryLines {
 public:
  SummaryLines(std::string head, std::size_t room) : text_(std::move(head)), room_(room) {}

  void add(const std::string& line) {
    if (left_out_ > 0 || text_.size() + line.size() + kForRest > room_) {
      ++left_out_;
    } else {
      text_ += line;
    }
  }
  std::string text() && {
    if (left_out_ == 0) return std::move(text_);
    return text_ + fmt::format("\n{} more do not fit here; the log has them all.\n", left_out_);
  }

 private:
  std::string text_;
  std::size_t room_;
  std::size_t left_out_ = 0;
};

std::string table_row(const Finding& f, const ReportSettings& settings) {
  return fmt::format("| {} | {} | {}:{}:{} | {} |\n", to_string(f.severity), f.code,
                     escaped_markdown(shown(settings.repository_path(f.path))), f.position.line,
                     f.position.column, escaped_markdown(shown(f.message)));
}

}  // namespace

std::string report_github(const Report& report, const ReportSettings& settings) {
  const Translator tr = report_translator(report.language);
  std::string text;
  std::string rest;
  std::map<Severity, int> annotated;
  for (const Finding* f : ranked(report)) {
    if (annotated[f->severity]++ < kShownAnnotations) {
      text += annotation(*f, report.rule(f->code), settings);
    } else {
      rest += log_line(position_text(with_repository_path(*f, settings), tr, false));
    }
  }
  for (const NotRun& one : report.not_run)
    text += log_line(not_run_text(with_repository_path(one, settings), tr));
  if (!rest.empty())
    text += "Without an annotation, because GitHub shows only ten of each kind:\n" + rest;
  text += summary_text(report, settings.fail_on);
  // Packs that weaken checks are always named.
  for (const PackEffect& pack : report.packs)
    text += log_line(pack_text(with_repository_path(pack, settings), tr));
  for (const std::string& line : passed_over(report, settings, tr)) text += log_line(line);
  return text + skipped_text(report, tr);
}

std::string github_summary(const Report& report, const ReportSettings& settings,
                           std::size_t already) {
  const Translator tr = report_translator(report.language);
  const std::string head =
      "### Chartroom\n\n" + escaped_markdown(summary_text(report, settings.fail_on)) + "\n\n";
  const std::size_t room = kLargestSummary - std::min(kLargestSummary, already);
  if (head.size() + kForRest > room) return "";
  SummaryLines lines(head, room);
  if (!report.findings.empty()) lines.add(kTableHead);
  for (const Finding* f : ranked(report)) lines.add(table_row(*f, settings));
  for (const NotRun& one : report.not_run)
    lines.add("\n" + escaped_markdown(not_run_text(with_repository_path(one, settings), tr)) +
              "\n");
  for (const PackEffect& pack : report.packs)
    lines.add("\n" + escaped_markdown(pack_text(with_repository_path(pack, settings), tr)) + "\n");
  for (const std::string& line : passed_over(report, settings, tr))
    lines.add("\n" + escaped_markdown(line) + "\n");
  if (!report.skipped.empty()) lines.add("\n" + escaped_markdown(skipped_text(report, tr)) + "\n");
  return std::move(lines).text();
}

}  // namespace chartroom::reports
