#include "validator/reports/translation.h"

namespace chartroom::reports {

std::vector<std::string_view> report_languages() { return languages_of(report_catalogues()); }

Translator report_translator(std::string_view language) { return {report_catalogues(), language}; }

std::string said_in(const Translator& tr, const Finding& finding) {
  return finding.said.empty() ? finding.message : finding.said.in(tr);
}

void translate(Report& report, std::string_view language) {
  const Translator tr = report_translator(language);
  report.language = language;
  for (Rule& rule : report.rules) {
    rule.title = tr(rule.title.c_str());
    rule.why = tr(rule.why.c_str());
  }
  for (NotRun& one : report.not_run) {
    if (!one.said.empty()) one.reason = one.said.in(tr);
  }
  for (Skipped& one : report.skipped) {
    if (!one.said.empty()) one.reason = one.said.in(tr);
  }
  for (Finding& finding : report.findings) {
    finding.message = said_in(tr, finding);
  }
}

}  // namespace chartroom::reports
