#include "validator/checks/comparison/report_comparison.h"

#include <fmt/core.h>

#include <algorithm>
#include <set>
#include <utility>

#include "maps/json/errors.h"
#include "maps/platform/shown_text.h"
#include "validator/play/simulation/verdict.h"
#include "validator/reports/fingerprint.h"
#include "validator/reports/json.h"

namespace chartroom::checks {
namespace {

// Returns the left report's findings that have no equal in the right one.
std::vector<reports::Finding> surplus(const reports::Report& left, const reports::Report& right) {
  const auto key = [](const reports::Finding& finding, const reports::Report& report) {
    const reports::Identity identity = identity_of(finding, report);
    return std::pair(identity.code, identity.where);
  };
  std::multiset<std::pair<std::string, std::string>> known;
  for (const reports::Finding& finding : right.findings) {
    if (!finding.excluded) known.insert(key(finding, right));
  }
  std::vector<reports::Finding> result;
  for (const reports::Finding& finding : left.findings) {
    if (finding.excluded) continue;
    const auto like = known.find(key(finding, left));
    if (like == known.end()) {
      result.push_back(finding);
    } else {
      known.erase(like);
    }
  }
  return result;
}

// Returns the items that differ or that `before` lacks, in the order of `after`; then the items
// that `after` lacks.
template <class T, class Name, class Value>
std::vector<Change<T>> changes(const std::vector<T>& before, const std::vector<T>& after,
                               Name name_of, Value value_of) {
  std::vector<Change<T>> all;
  for (const T& one : after) all.push_back({{}, one});
  for (const T& one : before) {
    const auto like = std::find_if(all.begin(), all.end(), [&](const Change<T>& change) {
      return name_of(change.either()) == name_of(one);
    });
    if (like == all.end()) {
      all.push_back({one, {}});
    } else {
      like->before = one;
    }
  }
  std::erase_if(all, [&](const Change<T>& change) {
    return change.before && change.after && value_of(*change.before) == value_of(*change.after);
  });
  return all;
}

std::vector<MetricChange> changed_figures(const reports::Report& before,
                                          const reports::Report& after) {
  return changes(
      before.metrics, after.metrics, [](const reports::Metric& f) { return f.name; },
      [](const reports::Metric& f) { return f.value; });
}

std::vector<VerdictChange> changed_verdicts(const reports::Report& before,
                                            const reports::Report& after) {
  const auto said = [](const reports::Report& report) {
    return report.plays.empty() ? std::vector<reports::PlayVerdict>{} : report.plays[0].verdicts;
  };
  return changes(
      said(before), said(after),
      [](const reports::PlayVerdict& v) { return std::pair(v.question, v.level); },
      [](const reports::PlayVerdict& v) { return v; });
}

std::string quoted_value(const std::optional<std::string>& text) {
  return text ? shown(json::in_quotes(*text)) : "nothing";
}

std::string findings(const char* what, const std::vector<reports::Finding>& list) {
  std::string text;
  for (const reports::Finding& f : list) {
    text += fmt::format("{} {} {}: {}\n", what, to_string(f.severity), f.code, shown(f.message));
  }
  return text;
}

std::string verdict_change_text(const VerdictChange& change) {
  const auto words = [](const std::optional<reports::PlayVerdict>& v) {
    return v ? v->summary : "not tested";
  };
  return fmt::format("{}, {}: {} -> {}\n", change.either().who, change.either().level,
                     words(change.before), words(change.after));
}

void write_value(json::Writer& json, const reports::Metric& metric) { json.decimal(metric.value); }

void write_value(json::Writer& json, const reports::PlayVerdict& verdict) {
  json.begin_object();
  write_members(json, verdict);
  json.end_object();
}

template <class T>
void write_change(json::Writer& json, const Change<T>& change) {
  for (const auto& [key, side] : {std::pair("before", &change.before), {"after", &change.after}}) {
    json.key(key);
    if (*side) {
      write_value(json, **side);
    } else {
      json.null();
    }
  }
}

void write_findings(json::Writer& json, std::string_view key,
                    const std::vector<reports::Finding>& list) {
  json.key(key).begin_array();
  for (const reports::Finding& f : list) {
    json.begin_object().member("code", f.code).member("severity", to_string(f.severity));
    json.key("points").begin_array();
    for (const std::string& place : f.places) json.value(place);
    json.end_array();
    json.member("message", f.message).end_object();
  }
  json.end_array();
}

}  // namespace

ReportComparison compare_reports(const reports::Report& before, const reports::Report& after) {
  ReportComparison comparison;
  comparison.before_path = before.files.at(0).path;
  comparison.after_path = after.files.at(0).path;
  comparison.level = after.level;
  comparison.gained = surplus(after, before);
  comparison.lost = surplus(before, after);
  comparison.metrics = changed_figures(before, after);
  comparison.verdicts = changed_verdicts(before, after);
  return comparison;
}

std::string value_change_text(const ValueChange& change) {
  return fmt::format("{}: {} -> {}\n", change.key, quoted_value(change.before),
                     quoted_value(change.after));
}

std::string meaning_text(const ReportComparison& c) {
  std::string text = findings("+", c.gained) + findings("-", c.lost);
  if (text.empty()) text = "no finding gained or lost\n";
  for (const VerdictChange& one : c.verdicts) {
    if (one.either().level != play::kAllSkills) text += verdict_change_text(one);
  }
  text += metric_changes_text(c.metrics);
  return fmt::format("\nat level {}:\n", c.level) + text;
}

void write_optional(json::Writer& json, std::string_view key,
                    const std::optional<std::string>& text) {
  json.key(key);
  if (text) {
    json.value(*text);
  } else {
    json.null();
  }
}

void write_values(json::Writer& json, const std::vector<ValueChange>& values) {
  json.key("values").begin_array();
  for (const ValueChange& one : values) {
    json.begin_object().member("key", one.key);
    write_optional(json, "before", one.before);
    write_optional(json, "after", one.after);
    json.end_object();
  }
  json.end_array();
}

void write_meaning(json::Writer& json, const ReportComparison& c) {
  json.member("level", c.level).key("findings").begin_object();
  write_findings(json, "gained", c.gained);
  write_findings(json, "lost", c.lost);
  json.end_object().key("figures").begin_array();
  for (const MetricChange& one : c.metrics) {
    json.begin_object().member("name", one.either().name);
    write_change(json, one);
    json.end_object();
  }
  json.end_array().key("verdicts").begin_array();
  for (const VerdictChange& one : c.verdicts) {
    json.begin_object().member("name", one.either().question);
    json.member("level", one.either().level);
    write_change(json, one);
    json.end_object();
  }
  json.end_array();
}

}  // namespace chartroom::checks
