#include "validator/reports/json.h"

#include <cstdint>

#include "validator/reports/finding_counts.h"

namespace chartroom::reports {
namespace {

struct WriteEvidence {
  json::Writer& json;

  template <class T>
  void operator()(const T& one) const {
    json.value(one);
  }
  template <class T>
  void operator()(const std::vector<T>& list) const {
    json.begin_array();
    for (const T& one : list) json.value(one);
    json.end_array();
  }
};

void write_optional(json::Writer& json, const std::optional<std::string>& text) {
  if (text) {
    json.value(*text);
  } else {
    json.null();
  }
}

void write_finding(json::Writer& json, const Finding& f) {
  json.begin_object()
      .member("code", f.code)
      .member("severity", to_string(f.severity))
      .member("path", f.path)
      .member("line", f.position.line)
      .member("column", f.position.column)
      .member("pointer", f.pointer)
      .key("points");
  WriteEvidence{json}(f.places);
  json.member("message", f.message).key("evidence").begin_object();
  for (const auto& [name, value] : f.evidence) {
    json.key(name);
    std::visit(WriteEvidence{json}, value);
  }
  json.end_object()
      .member("fixable", f.fixable())
      .member("fix_is_safe", f.safely_fixable())
      .member("excluded", f.excluded)
      .member("baselined", f.baselined)
      .end_object();
}

void write_files(json::Writer& json, const Report& report) {
  json.key("files").begin_array();
  for (const ReportedFile& file : report.files) {
    json.begin_object().member("path", file.path).member("kind", file.kind).key("id");
    write_optional(json, file.id);
    json.end_object();
  }
  json.end_array();
}

void write_skipped(json::Writer& json, const Report& report) {
  json.key("skipped").begin_array();
  for (const Skipped& one : report.skipped) {
    json.begin_object().member("code", one.code).member("reason", one.reason).end_object();
  }
  json.end_array();
}

void write_statistics(json::Writer& json, const Report& report) {
  json.key("statistics").begin_array();
  for (const FindingCount& one : finding_counts(report)) {
    json.begin_object()
        .member("code", one.code)
        .member("severity", to_string(one.severity))
        .member("title", one.title)
        .member("findings", static_cast<std::int64_t>(one.findings))
        .end_object();
  }
  json.end_array();
}

void write_packs(json::Writer& json, const Report& report) {
  json.key("packs").begin_array();
  for (const PackEffect& pack : report.packs) {
    json.begin_object().member("path", pack.path).key("thresholds").begin_array();
    for (const PackEffect::Threshold& one : pack.thresholds) {
      json.begin_object().member("name", one.name);
      json.key("from").decimal(one.from).key("to").decimal(one.to).end_object();
    }
    json.end_array().key("lowered").begin_array();
    for (const PackEffect::Lowered& one : pack.lowered) {
      json.begin_object().member("code", one.code);
      json.member("from", to_string(one.from)).member("to", to_string(one.to)).end_object();
    }
    json.end_array().key("excluded").begin_array();
    for (const auto& [code, findings] : pack.excluded) {
      json.begin_object().member("code", code);
      json.member("findings", static_cast<std::int64_t>(findings)).end_object();
    }
    json.end_array().end_object();
  }
  json.end_array();
}

}  // namespace

void write_members(json::Writer& json, const PlayVerdict& verdict) {
  json.member("name", verdict.question).member("level", verdict.level);
  json.key("estimate").decimal(verdict.share.estimate);
  json.key("low").decimal(verdict.share.low);
  json.key("high").decimal(verdict.share.high);
  json.key("margin").decimal(verdict.share.margin());
  json.member("decision", verdict.decision).key("favours");
  write_optional(json, verdict.favours);
  json.member("games", verdict.games);
  if (verdict.proof) json.member("proof", *verdict.proof);
}

std::string report_json(const Report& report, Severity fail_on, bool statistics) {
  json::Writer json;
  json.begin_object()
      .member("format", "chartroom-validate")
      .member("version", 1)
      .member("level", report.level)
      .member("status", report.status(fail_on));
  if (report.language != "en") json.member("language", report.language);
  write_files(json, report);
  json.key("findings").begin_array();
  for (const Finding& finding : report.findings) write_finding(json, finding);
  json.end_array().key("not_run").begin_array();
  for (const NotRun& one : report.not_run) {
    json.begin_object()
        .member("code", one.code)
        .member("path", one.path)
        .member("reason", one.reason)
        .end_object();
  }
  json.end_array();
  write_skipped(json, report);
  write_packs(json, report);
  json.key("links").begin_array();
  for (const std::string& link : report.links) json.value(link);
  json.end_array().key("hidden_folders").begin_array();
  for (const std::string& folder : report.hidden_folders) json.value(folder);
  json.end_array();
  json.key("figures").begin_array();
  for (const Metric& metric : report.metrics) {
    json.begin_object().member("path", metric.path).member("name", metric.name).key("value");
    json.decimal(metric.value).member("exact", metric.exact).end_object();
  }
  json.end_array().key("verdicts").begin_array();
  for (const PlayReport& play : report.plays) {
    for (const PlayVerdict& verdict : play.verdicts) {
      json.begin_object().member("path", play.path);
      write_members(json, verdict);
      json.end_object();
    }
  }
  json.end_array();
  if (statistics) write_statistics(json, report);
  return json.end_object().text();
}

}  // namespace chartroom::reports
