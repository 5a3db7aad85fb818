#include "validator/checks/comparison/comparison.h"

#include <algorithm>
#include <set>
#include <utility>

#include "maps/files/map_file.h"
#include "maps/platform/contract.h"
#include "validator/reports/fingerprint.h"

namespace chartroom::checks {
namespace {

// What stands on the left and has no like on the right.
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

// What the two lists say otherwise of the same, in the order of the later one; then what only the
// earlier one has.
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

maps::Map map_of(const reports::JudgedFile& file) {
  ParseResult<maps::MapFile> read = maps::parse_map(file.text, file.path);
  CHARTROOM_EXPECTS(read.value.has_value());
  return std::move(read.value->map);
}

}  // namespace

Comparison compare(const reports::Report& before, const reports::Report& after) {
  const reports::JudgedFile& old_file = before.files.at(0);
  const reports::JudgedFile& new_file = after.files.at(0);
  Comparison comparison;
  comparison.before_path = old_file.path;
  comparison.after_path = new_file.path;
  comparison.before = map_of(old_file);
  comparison.after = map_of(new_file);
  comparison.level = after.level;
  comparison.difference = difference(comparison.before, comparison.after);
  comparison.gained = surplus(after, before);
  comparison.lost = surplus(before, after);
  comparison.metrics = changed_figures(before, after);
  comparison.verdicts = changed_verdicts(before, after);
  return comparison;
}

}  // namespace chartroom::checks
