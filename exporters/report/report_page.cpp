#include "exporters/report/report_page.h"

#include "exporters/report/report_html_parts.h"
#include "maps/platform/shown_text.h"

namespace chartroom::exporters {

namespace {

std::string escaped_line(std::string_view text) {
  std::string result;
  for (const char c : shown(text)) {
    switch (c) {
      case '<':
        result += "&lt;";
        break;
      case '>':
        result += "&gt;";
        break;
      case '&':
        result += "&amp;";
        break;
      case '"':
        result += "&quot;";
        break;
      default:
        result += c;
    }
  }
  return result;
}

}  // namespace

std::string escaped(std::string_view text) {
  std::string result;
  for (std::size_t end = text.find('\n'); end != text.npos; end = text.find('\n')) {
    result += escaped_line(text.substr(0, end)) + "\n";
    text.remove_prefix(end + 1);
  }
  return result + escaped_line(text);
}

std::string table_html(const ReportTable& table, const std::string& caption) {
  std::string html = "<table><caption>" + escaped(caption) + "</caption><thead><tr>";
  for (const std::string& cell : table.header) html += "<th scope=\"col\">" + escaped(cell);
  html += "</thead><tbody>\n";
  for (const auto& row : table.rows) {
    html += "<tr>";
    for (std::size_t i = 0; i < row.size(); ++i) {
      html += (i == 0 ? "<th scope=\"row\">" : "<td>") + escaped(row[i]);
    }
    html += "\n";
  }
  return html + "</tbody></table>\n";
}

std::string page_html(const std::string& title, const std::string& body) {
  return "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
         "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>" +
         escaped(title) + ": report</title>\n<style>" + kPageStyle + "</style>\n</head>\n<body>\n" +
         body + "</body>\n</html>\n";
}

}  // namespace chartroom::exporters
