#include "validator/reports/rdjson.h"

#include <algorithm>
#include <filesystem>

#include "maps/json/writer.h"
#include "maps/platform/shown_text.h"
#include "validator/reports/finding_counts.h"
#include "validator/reports/markdown.h"
#include "validator/reports/translation.h"

namespace chartroom::reports {
namespace {

const char* severity_name(Severity severity) {
  if (severity == Severity::error) return "ERROR";
  return severity == Severity::warning ? "WARNING" : "INFO";
}

// Returns the byte, from 1, of a column that counts characters: reviewdog counts bytes of UTF-8.
int byte_column(std::string_view text, const TextPosition& position) {
  for (int line = 1; line < position.line; ++line) {
    const std::size_t end = text.find('\n');
    if (end == std::string_view::npos) return position.column;
    text.remove_prefix(end + 1);
  }
  std::size_t byte = 0;
  for (int column = 1; column < position.column && byte < text.size(); ++column) {
    do {
      ++byte;
    } while (byte < text.size() && (static_cast<unsigned char>(text[byte]) & 0xC0) == 0x80);
  }
  return static_cast<int>(byte) + 1;
}

void write_point(json::Writer& json, std::string_view key, int line, int column) {
  json.key(key).begin_object().member("line", line).member("column", column).end_object();
}

void write_place(json::Writer& json, const std::string& path, const ReportSettings& settings) {
  const std::filesystem::path place(settings.repository_path(path));
  json.member("path", place.lexically_normal().generic_string());
}

void write_location(json::Writer& json, const Finding& f, const Report& report,
                    const ReportSettings& settings) {
  const ReportedFile* file = report.file(f.path);
  json.key("location").begin_object();
  write_place(json, f.path, settings);
  json.key("range").begin_object();
  write_point(json, "start", f.position.line,
              byte_column(file == nullptr ? "" : std::string_view(file->text), f.position));
  json.end_object().end_object();
}

void write_code(json::Writer& json, const std::string& code, const ReportSettings& settings) {
  json.key("code").begin_object().member("value", code);
  json.member("url", settings.checks_page + "#" + code).end_object();
}

// Whole lines are replaced, so a range goes from line start to line start.
void write_suggestions(json::Writer& json, const Finding& f) {
  if (!f.fix || !f.fix->changes) return;
  json.key("suggestions").begin_array();
  for (const LineChange& change : *f.fix->changes) {
    const auto first = static_cast<int>(change.first) + 1;
    json.begin_object().key("range").begin_object();
    write_point(json, "start", first, 1);
    write_point(json, "end", first + static_cast<int>(change.removed), 1);
    std::string text;
    for (const std::string& line : change.inserted) text += line;
    json.end_object().member("text", text).end_object();
  }
  json.end_array();
}

void write_diagnostic(json::Writer& json, const Finding& f, const Report& report,
                      const ReportSettings& settings) {
  json.begin_object().member("message", escaped_markdown(shown(f.message)));
  write_location(json, f, report, settings);
  json.member("severity", severity_name(f.severity));
  write_code(json, f.code, settings);
  write_suggestions(json, f);
  json.end_object();
}

void write_not_run(json::Writer& json, const NotRun& one, const Report& report,
                   const ReportSettings& settings) {
  const Translator& tr = report_translator(report.language);
  json.begin_object();
  const Message said = message("{} was not run: {}", one.code, one.reason);
  json.member("message", escaped_markdown(shown(said.in(tr))));
  json.key("location").begin_object();
  write_place(json, one.path, settings);
  json.end_object().member("severity", "ERROR");
  write_code(json, one.code, settings);
  json.end_object();
}

}  // namespace

std::string report_rdjson(const Report& report, const ReportSettings& settings) {
  json::Writer json;
  json.begin_object().key("source").begin_object();
  json.member("name", "chartroom").member("url", settings.homepage).end_object();
  json.key("diagnostics").begin_array();
  for (const Finding& f : report.findings) {
    if (is_outstanding(f)) write_diagnostic(json, f, report, settings);
  }
  for (const NotRun& one : report.not_run) write_not_run(json, one, report, settings);
  return json.end_array().end_object().text();
}

}  // namespace chartroom::reports
