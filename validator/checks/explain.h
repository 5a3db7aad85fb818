// The checks in words and pictures: what --list and --explain print, and validator/CHECKS.md.
#pragma once

#include <string>
#include <string_view>

#include "validator/checks/catalogue.h"

namespace chartroom::checks {

// The table of checks: code, severity, level, title; below it what a pack may set. Codes, names of
// thresholds, severities and levels are what packs and options write, and no words.
std::string list_text(const Catalogue& catalogue, std::string_view language = "en");
// The same as data: one JSON document, which checks.schema.json describes, and a final newline.
// Titles, reasons, units and meanings are in the language.
std::string list_json(const Catalogue& catalogue, std::string_view language = "en");
// One check in full, with an example that raises it and a near miss.
std::string explain_text(const Check& check, std::string_view language = "en");
// All checks in full, as Markdown.
std::string checks_page(const Catalogue& catalogue);

}  // namespace chartroom::checks
