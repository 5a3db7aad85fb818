#include "validator/reports/report.h"

#include <algorithm>

namespace chartroom::reports {

ReportDetails& ReportDetails::operator|=(const ReportDetails& other) {
  excerpts = excerpts || other.excerpts;
  fixed_lines = fixed_lines || other.fixed_lines;
  return *this;
}

void Report::sort() {
  const auto by_path = [](const auto& a, const auto& b) { return a.path < b.path; };
  // Findings are mostly sorted, as targets come by path with their findings in order.
  if (!std::is_sorted(findings.begin(), findings.end())) {
    std::sort(findings.begin(), findings.end());
  }
  std::sort(files.begin(), files.end(), by_path);
  std::stable_sort(metrics.begin(), metrics.end(), by_path);
  std::sort(plays.begin(), plays.end(), by_path);
  std::sort(packs.begin(), packs.end(), by_path);
  std::sort(links.begin(), links.end());
  std::sort(hidden_folders.begin(), hidden_folders.end());
}

int Report::status(Severity fail_on) const {
  if (failed) return 2;
  const auto count = [this](auto fails) {
    return static_cast<std::size_t>(std::ranges::count_if(
        findings, [&](const Finding& f) { return !f.excluded && !f.baselined && fails(f); }));
  };
  if (count([fail_on](const Finding& f) { return f.severity >= fail_on; }) > 0) return 1;
  const auto is_warning = [](const Finding& f) { return f.severity == Severity::warning; };
  if (most_warnings && count(is_warning) > *most_warnings) return 1;
  return strict && leaves_open() ? 1 : 0;
}

bool Report::leaves_open() const {
  const auto lacks_something = [](const Skipped& one) { return one.why == SkippedFor::machine; };
  const auto undecided = [this](const Finding& f) {
    return !f.excluded && !f.baselined && rule(f.code).inconclusive;
  };
  return !links.empty() || !hidden_folders.empty() ||
         std::ranges::any_of(skipped, lacks_something) || std::ranges::any_of(findings, undecided);
}

const ReportedFile* Report::file(std::string_view path) const {
  const auto found = std::lower_bound(
      files.begin(), files.end(), path,
      [](const ReportedFile& file, std::string_view wanted) { return file.path < wanted; });
  return found != files.end() && found->path == path ? &*found : nullptr;
}

const Rule& Report::rule(std::string_view code) const {
  static const Rule none;
  const auto found =
      std::find_if(rules.begin(), rules.end(), [code](const Rule& r) { return r.code == code; });
  return found == rules.end() ? none : *found;
}

}  // namespace chartroom::reports
