#include "validator/reports/sarif.h"

#include <fmt/core.h>

#include <algorithm>
#include <filesystem>
#include <numeric>
#include <utility>
#include <vector>

#include "maps/json/writer.h"
#include "validator/reports/fingerprint.h"
#include "validator/reports/text.h"
#include "validator/reports/text_difference.h"
#include "validator/reports/translation.h"

namespace chartroom::reports {
namespace {

void write_text(json::Writer& json, std::string_view key, std::string_view text) {
  json.key(key).begin_object().member("text", text).end_object();
}

// Writes a message, in which "[text](address)" would be a link (SARIF 2.1.0, 3.11.6).
void write_message(json::Writer& json, std::string_view key, std::string_view text) {
  std::string escaped;
  for (const char c : text) {
    if (c == '[' || c == ']' || c == '\\') escaped += '\\';
    escaped += c;
  }
  write_text(json, key, escaped);
}

// GitHub's code scanning refuses a run with more results.
constexpr std::size_t kMostResults = 25'000;

void write_rules(json::Writer& json, const Report& report, const ReportSettings& settings) {
  const Translator& tr = report_translator(report.language);
  json.key("rules").begin_array();
  for (const Rule& rule : report.rules) {
    json.begin_object().member("id", rule.code);
    write_text(json, "shortDescription", rule.title);
    write_text(json, "fullDescription", rule.why);
    write_text(
        json, "help",
        message("{} Read more: chartroom validate --explain {}", rule.why, rule.code).in(tr));
    json.member("helpUri", settings.checks_page + "#" + rule.code);
    json.key("defaultConfiguration").begin_object();
    // Severities are named as levels of SARIF are.
    json.member("level", to_string(rule.severity)).end_object();
    json.key("properties").begin_object().key("tags").begin_array();
    json.value(rule.level).end_array().end_object();
    json.end_object();
  }
  json.end_array();
}

void write_tool(json::Writer& json, const Report& report, const ReportSettings& settings) {
  json.key("tool").begin_object().key("driver").begin_object();
  json.member("name", "chartroom").member("semanticVersion", settings.version);
  json.member("informationUri", settings.homepage);
  write_rules(json, report, settings);
  json.end_object().end_object();
}

// The base of the paths in a repository. Its folder on this computer is private and can differ in
// every run.
constexpr const char* kRoot = "%SRCROOT%";

bool in_repository(const ReportSettings& settings, const std::string& path) {
  return settings.in_repository && settings.in_repository(path);
}

void write_artifact(json::Writer& json, const std::string& path, const ReportSettings& settings) {
  json.key("artifactLocation").begin_object();
  json.member("uri", uri_of(settings.repository_path(path)));
  if (in_repository(settings, path)) json.member("uriBaseId", kRoot);
  json.end_object();
}

void write_root(json::Writer& json, const Report& report, const ReportSettings& settings) {
  const auto lies_there = [&settings](const auto& one) {
    return in_repository(settings, one.path);
  };
  if (!std::ranges::any_of(report.files, lies_there) &&
      !std::ranges::any_of(report.not_run, lies_there)) {
    return;
  }
  json.key("originalUriBaseIds").begin_object().key(kRoot).begin_object();
  write_text(json, "description", "The root of the git work tree.");
  json.end_object().end_object();
}

// Returns -1, as SARIF has it, where no rule has the code.
int rule_index(const Report& report, const std::string& code) {
  const auto found = std::ranges::find(report.rules, code, &Rule::code);
  return found == report.rules.end() ? -1 : static_cast<int>(found - report.rules.begin());
}

void begin_notification(json::Writer& json, const char* level, const std::string& text) {
  json.begin_object().member("level", level);
  write_message(json, "message", text);
}

void write_notification(json::Writer& json, const char* level, const std::string& text,
                        const std::string& path, const ReportSettings& settings) {
  begin_notification(json, level, text);
  json.key("locations").begin_array().begin_object().key("physicalLocation").begin_object();
  write_artifact(json, path, settings);
  json.end_object().end_object().end_array().end_object();
}

void write_execution(json::Writer& json, const Report& report, const ReportSettings& settings) {
  const Translator& tr = report_translator(report.language);
  json.key("toolExecutionNotifications").begin_array();
  for (const NotRun& one : report.not_run) {
    write_notification(json, "warning", message("{} was not run: {}", one.code, one.reason).in(tr),
                       one.path, settings);
  }
  for (const std::string& link : report.links) {
    write_notification(json, "note", tr(kLink), link, settings);
  }
  for (const std::string& folder : report.hidden_folders) {
    write_notification(json, "note", tr(kHidden), folder, settings);
  }
  if (report.findings.size() > kMostResults) {
    begin_notification(json, "warning",
                       message("Only the first {} of {} findings are included, most severe first",
                               kMostResults, report.findings.size())
                           .in(tr));
    json.end_object();
  }
  json.end_array();
}

// A check that was not asked for has no place, and GitHub takes no result without one.
void write_configuration(json::Writer& json, const Report& report) {
  json.key("toolConfigurationNotifications").begin_array();
  for (const Skipped& one : report.skipped) {
    begin_notification(json, "note", one.reason);
    json.key("associatedRule").begin_object().member("id", one.code);
    json.member("index", rule_index(report, one.code)).end_object().end_object();
  }
  json.end_array();
}

void write_invocation(json::Writer& json, const Report& report, const ReportSettings& settings) {
  json.key("invocations").begin_array().begin_object();
  json.member("executionSuccessful", !report.failed);
  json.member("exitCode", report.status(settings.fail_on));
  write_execution(json, report, settings);
  write_configuration(json, report);
  json.end_object().end_array();
}

void write_location(json::Writer& json, const Finding& f, const ReportedFile* file,
                    const ReportSettings& settings) {
  json.key("locations").begin_array().begin_object().key("physicalLocation").begin_object();
  write_artifact(json, f.path, settings);
  json.key("region").begin_object();
  json.member("startLine", f.position.line).member("startColumn", f.position.column);
  json.end_object().end_object();
  if (!f.places.empty()) {
    json.key("logicalLocations").begin_array();
    for (const std::string& name : f.places) {
      const bool of_deck = file != nullptr && file->kind == "deck";
      json.begin_object().member("name", name).member("kind", of_deck ? "card" : "point");
      json.member("fullyQualifiedName",
                  (file != nullptr ? file->id.value_or("") : "") + "/" + name);
      json.end_object();
    }
    json.end_array();
  }
  json.end_object().end_array();
}

// Replaces whole lines, so the region goes from line start to line start.
void write_replacement(json::Writer& json, const LineChange& change) {
  std::string text;
  for (const std::string& line : change.inserted) text += line;
  json.begin_object().key("deletedRegion").begin_object();
  json.member("startLine", change.first + 1).member("startColumn", 1);
  json.member("endLine", change.first + change.removed + 1).member("endColumn", 1);
  json.end_object();
  write_text(json, "insertedContent", text);
  json.end_object();
}

void write_fix(json::Writer& json, const Finding& f, const Translator& tr,
               const ReportSettings& settings) {
  if (!f.fix || !f.fix->changes) return;
  json.key("fixes").begin_array().begin_object();
  write_message(json, "description", f.fix->said.in(tr));
  json.key("artifactChanges").begin_array().begin_object();
  write_artifact(json, f.path, settings);
  json.key("replacements").begin_array();
  for (const LineChange& change : *f.fix->changes) write_replacement(json, change);
  json.end_array().end_object().end_array().end_object().end_array();
}

void write_suppression(json::Writer& json, const std::string& why) {
  json.key("suppressions").begin_array().begin_object().member("kind", "external");
  json.member("status", "accepted").member("justification", why).end_object().end_array();
}

void write_result(json::Writer& json, const Report& report, const Finding& f,
                  const std::string& fingerprint, const ReportSettings& settings) {
  json.begin_object().member("ruleId", f.code).member("ruleIndex", rule_index(report, f.code));
  json.member("level", to_string(f.severity));
  write_message(json, "message", f.message);
  write_location(json, f, report.file(f.path), settings);
  // GitHub reads the second member, other tools the first.
  json.key("fingerprints").begin_object().member("chartroom/v1", fingerprint).end_object();
  json.key("partialFingerprints").begin_object();
  json.member("primaryLocationLineHash", fingerprint).end_object();
  const Translator tr = report_translator(report.language);
  if (f.baselined) json.member("baselineState", "unchanged");
  if (f.excluded) {
    write_suppression(json, f.reason);
  } else if (f.baselined) {
    write_suppression(json, tr(kKnown));
  }
  write_fix(json, f, tr, settings);
  json.end_object();
}

// Returns the findings' positions in the report: those that count first, the most severe first.
// GitHub shows the first 5,000 results.
std::vector<std::size_t> gravest_first(const std::vector<Finding>& findings) {
  std::vector<std::size_t> order(findings.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, {}, [&findings](std::size_t i) {
    const Finding& f = findings[i];
    return std::pair(f.excluded || f.baselined, -static_cast<int>(f.severity));
  });
  if (order.size() > kMostResults) order.resize(kMostResults);
  return order;
}

}  // namespace

std::string report_sarif(const Report& report, const ReportSettings& settings) {
  json::Writer json;
  json.begin_object();
  json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json");
  json.member("version", "2.1.0").key("runs").begin_array().begin_object();
  // SARIF's default is English.
  if (report.language != "en") json.member("language", report.language);
  write_tool(json, report, settings);
  // A run replaces earlier ones with this id: other levels have other findings.
  json.key("automationDetails").begin_object();
  json.member("id", "chartroom/" + report.level + "/").end_object();
  write_root(json, report, settings);
  write_invocation(json, report, settings);
  json.member("columnKind", "unicodeCodePoints").key("results").begin_array();
  const std::vector<std::string> prints = fingerprints(report);
  for (const std::size_t i : gravest_first(report.findings)) {
    write_result(json, report, report.findings[i], prints[i], settings);
  }
  return json.end_array().end_object().end_array().end_object().text();
}

std::string uri_of(const std::string& path) {
  const std::string plain = std::filesystem::path(path).lexically_normal().generic_string();
  std::string uri = plain.starts_with('/') ? "file://" : "";
  for (const char c : plain) {
    const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    if (letter || std::string_view("-._~/").find(c) != std::string_view::npos) {
      uri += c;
    } else {
      uri += fmt::format("%{:02X}", static_cast<unsigned char>(c));
    }
  }
  return uri;
}

}  // namespace chartroom::reports
