// The common parts of all reports' pages, for any game.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace chartroom::exporters {

struct ReportTable {
  std::vector<std::string> header;
  std::vector<std::vector<std::string>> rows;
};

// Escapes a text for HTML elements and attributes, and controls except line feeds (see shown).
std::string escaped(std::string_view text);
std::string table_html(const ReportTable& table, const std::string& caption);
// Returns a whole self-contained page.
std::string page_html(const std::string& title, const std::string& body);

}  // namespace chartroom::exporters
