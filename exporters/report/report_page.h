// What the pages of all reports have in common; it knows no game.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace chartroom::exporters {

struct ReportTable {
  std::vector<std::string> header;
  std::vector<std::vector<std::string>> rows;
};

// A text as HTML holds it, in elements and in quotes; of what steers, line feeds stay (see shown).
std::string escaped(std::string_view text);
std::string table_html(const ReportTable& table, const std::string& caption);
// A whole page that needs nothing else.
std::string page_html(const std::string& title, const std::string& body);

}  // namespace chartroom::exporters
