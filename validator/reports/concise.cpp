#include "validator/reports/concise.h"

#include <fmt/core.h>

#include "maps/platform/shown_text.h"
#include "validator/reports/finding_counts.h"
#include "validator/reports/text.h"
#include "validator/reports/translation.h"

namespace chartroom::reports {

std::string report_concise(const Report& report, Severity fail_on, bool colour) {
  const Translator tr = report_translator(report.language);
  std::string text;
  for (const Finding& f : report.findings) {
    if (!is_outstanding(f)) continue;
    text += fmt::format("{}:{}:{}: {} {}: {}\n", shown(f.path), f.position.line, f.position.column,
                        f.code, severity_text(f.severity, tr, colour), shown(f.message));
  }
  for (const NotRun& one : report.not_run) text += not_run_text(one, tr);
  for (const PackEffect& pack : report.packs) text += pack_text(pack, tr);
  return text + links_text(report.links, tr) + hidden_text(report.hidden_folders, tr) +
         summary_text(report, fail_on);
}

}  // namespace chartroom::reports
