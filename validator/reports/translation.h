// Reports in the languages of validator/po.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "validator/reports/report.h"

namespace chartroom::reports {

// The built-in catalogs, by language code.
std::span<const MessageCatalogue> report_catalogues();

// The languages of reports, English first.
std::vector<std::string_view> report_languages();

Translator report_translator(std::string_view language);

// Returns the finding's message in the translator's language, or in English if it is only there.
std::string said_in(const Translator& tr, const Finding& finding);

// Translates the findings, their fixes and the rules. Codes, places, evidence and order stay as
// they are, and so do fingerprints and baselines, which are made of these.
void translate(Report& report, std::string_view language);

}  // namespace chartroom::reports
