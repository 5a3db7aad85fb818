// The checks in words and pictures, for --list, --explain and validator/CHECKS.md.
#pragma once

#include <string>
#include <string_view>

#include "validator/checks/catalogue.h"

namespace chartroom::checks {

// The table of checks: code, severity, level, title; below it the settings of packs. Codes, names
// of thresholds, severities and levels are not translated, as packs and options use them.
std::string list_text(const Catalogue& catalogue, std::string_view language = "en");
// The list as one JSON document (checks.schema.json) and a final newline.
// Titles, reasons, units and meanings are in the language.
std::string list_json(const Catalogue& catalogue, std::string_view language = "en");
// One check in full, with an example that raises it and a near miss.
std::string explain_text(const Check& check, std::string_view language = "en");
// All checks in full, as Markdown.
std::string checks_page(const Catalogue& catalogue);

}  // namespace chartroom::checks
