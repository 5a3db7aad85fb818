// Reports in the languages of validator/po.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "validator/reports/report.h"

namespace chartroom::reports {

// The catalogues that are built in, by language code.
std::span<const MessageCatalogue> report_catalogues();

// The languages of reports, English first.
std::vector<std::string_view> report_languages();

Translator report_translator(std::string_view language);

// What a finding says; its message where that can only be said in English.
std::string said_in(const Translator& tr, const Finding& finding);

// Puts the findings, their mends and the rules in the language. Codes, places, evidence and the
// order stay as they are, and so do fingerprints and baselines, which are made of these.
void translate(Report& report, std::string_view language);

}  // namespace chartroom::reports
