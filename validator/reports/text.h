// A validation as people read it.
#pragma once

#include <string>

#include "validator/reports/report.h"

namespace chartroom::reports {

// Writes each finding as `path:line:column: severity CODE: message` with the check's reason and a
// picture below it, then a summary, all in the report's language. `colour`: with terminal colors.
std::string report_text(const Report& report, Severity fail_on, bool colour);

// The severity in English, for translation.
const char* severity_word(Severity severity);
// The severity in a language.
std::string severity_text(Severity severity, const Translator& tr, bool colour);

// The functions below write parts of the text, with their newlines, for other formats.
// The first line of a finding.
std::string position_text(const Finding& finding, const Translator& tr, bool colour);
// All lines of a finding: the first, the check's reason, and the excerpt.
std::string finding_text(const Finding& finding, const Rule& rule, const Translator& tr,
                         bool colour);
inline constexpr const char* kKnown = translatable("known in the baseline");
inline constexpr const char* kLink = translatable("not checked, because links are not followed");
inline constexpr const char* kHidden =
    translatable("maps in it are not checked, because hidden folders are skipped");
// Why a finding does not count: it is excluded, or known.
std::string excluded_text(const Finding& finding, const Translator& tr);
std::string not_run_text(const NotRun& not_run, const Translator& tr);
std::string summary_text(const Report& report, Severity fail_on);
// Lines on the skipped links, and on the skipped hidden folders with maps; "" without any.
std::string links_text(const std::vector<std::string>& links, const Translator& tr);
std::string hidden_text(const std::vector<std::string>& folders, const Translator& tr);
// Lists the checks that were not asked for, a line for each reason; "" without any.
std::string skipped_text(const Report& report, const Translator& tr);
// Lists the changes that weaken checks.
std::string pack_text(const PackEffect& pack, const Translator& tr);

}  // namespace chartroom::reports
