// A validation as people read it.
#pragma once

#include <string>

#include "validator/reports/report.h"

namespace chartroom::reports {

// One line a finding, `path:line:column: severity CODE: what`, with why it matters and a picture
// below it, and a summary, all in the language of the report. `colour`: with terminal colours.
std::string report_text(const Report& report, Severity fail_on, bool colour);

// The severity in English, to be said in other languages.
const char* severity_word(Severity severity);
// The severity in a language.
std::string severity_text(Severity severity, const Translator& tr, bool colour);

// The parts of it, each with the ends of its lines, for forms that show them elsewhere.
// The first line of a finding.
std::string position_text(const Finding& finding, const Translator& tr, bool colour);
// All its lines: why it matters, and its excerpt.
std::string finding_text(const Finding& finding, const Rule& rule, const Translator& tr,
                         bool colour);
// Why a finding does not count: it is excluded, or known.
inline constexpr const char* kKnown = translatable("known in the baseline");
inline constexpr const char* kLink = translatable("not judged, as links are not followed");
inline constexpr const char* kHidden =
    translatable("maps in it are not judged, as hidden folders are left out");
std::string excluded_text(const Finding& finding, const Translator& tr);
std::string not_run_text(const NotRun& not_run, const Translator& tr);
std::string summary_text(const Report& report, Severity fail_on);
// The links, and the hidden folders with maps, that were passed over, in a line each; "" where
// there are none.
std::string links_text(const std::vector<std::string>& links, const Translator& tr);
std::string hidden_text(const std::vector<std::string>& folders, const Translator& tr);
// Which checks were not made and why, a line for each reason; nothing where all were.
std::string skipped_text(const Report& report, const Translator& tr);
// What a pack has made say less.
std::string pack_text(const PackEffect& pack, const Translator& tr);

}  // namespace chartroom::reports
