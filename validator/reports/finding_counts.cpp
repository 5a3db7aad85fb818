#include "validator/reports/finding_counts.h"

#include <fmt/core.h>

#include <algorithm>
#include <map>
#include <utility>

#include "maps/platform/shown_text.h"
#include "validator/reports/text.h"
#include "validator/reports/translation.h"

namespace chartroom::reports {
namespace {

std::size_t letters(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
    return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
  }));
}

std::string padded(std::string text, std::size_t width) {
  const std::size_t taken = letters(text);
  return text + std::string(width > taken ? width - taken : 0, ' ');
}

}  // namespace

bool is_outstanding(const Finding& finding) { return !finding.excluded && !finding.baselined; }

std::vector<FindingCount> finding_counts(const Report& report) {
  std::map<std::pair<std::string, Severity>, std::size_t> counted;
  for (const Finding& f : report.findings) {
    if (is_outstanding(f)) ++counted[{f.code, f.severity}];
  }
  std::vector<FindingCount> list;
  for (const auto& [key, findings] : counted) {
    list.push_back({key.first, key.second, report.rule(key.first).title, findings});
  }
  std::sort(list.begin(), list.end(), [](const FindingCount& a, const FindingCount& b) {
    if (a.findings != b.findings) return a.findings > b.findings;
    return a.code != b.code ? a.code < b.code : a.severity > b.severity;
  });
  return list;
}

std::string counts_text(const Report& report) {
  const Translator tr = report_translator(report.language);
  const std::vector<FindingCount> list = finding_counts(report);
  std::size_t digits = 0;
  std::size_t letters_of_severity = 0;
  for (const FindingCount& one : list) {
    digits = std::max(digits, std::to_string(one.findings).size());
    letters_of_severity =
        std::max(letters_of_severity, letters(severity_text(one.severity, tr, false)));
  }
  std::string text;
  for (const FindingCount& one : list) {
    text += fmt::format("{:>{}}  {}  {}  {}\n", one.findings, digits, one.code,
                        padded(severity_text(one.severity, tr, false), letters_of_severity),
                        shown(one.title));
  }
  return text;
}

}  // namespace chartroom::reports
