#include "validator/checks/judge_map.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "validator/checks/families/play_checks.h"
#include "validator/checks/metrics.h"

namespace chartroom::checks {
namespace {

maps::Severity severity_of(std::string_view code, const maps::PackFile* pack) {
  if (pack) {
    const auto& set = pack->pack.checks.severity;
    if (const auto found = set.find(std::string(code)); found != set.end()) return found->second;
  }
  return find_check(code)->severity;
}

// A finding on points stands at the character of its first point; on a value, at the value.
reports::Finding placed(const Check& check, reports::Diagnostic diagnostic,
                        const maps::MapFile& file, const maps::PackFile* pack) {
  reports::Finding finding;
  finding.code = check.code;
  finding.severity = severity_of(check.code, pack);
  finding.path = file.path;
  finding.pointer = std::move(diagnostic.pointer);
  if (diagnostic.points.empty()) {
    finding.position = file.source.of(finding.pointer);
  } else {
    const maps::Point first = diagnostic.points.first();
    finding.pointer =
        fmt::format("/{}/{}", check.code[0] == 'Q' ? "quadrants" : "points", int{first.row});
    finding.position = file.source.of_character(finding.pointer, first.column);
  }
  finding.points = diagnostic.points;
  finding.message = std::move(diagnostic.message);
  finding.evidence = std::move(diagnostic.evidence);
  finding.fix = std::move(diagnostic.fix);
  return finding;
}

void add_missing_names(const maps::MapFile& file, const maps::PackFile& pack,
                       std::vector<reports::Finding>& findings) {
  for (const std::string& language : pack.pack.languages) {
    if (file.map.name.count(language)) continue;
    findings.push_back(file_finding("F007", file.path, file.source.of("/name"), "/name",
                                    fmt::format("The map has no name in \"{}\", a language of its "
                                                "pack",
                                                language),
                                    &pack));
  }
}

void add_of_file(const maps::MapFile& file, const maps::PackFile* pack, const Profile& profile,
                 std::vector<reports::Finding>& findings) {
  const std::size_t first = findings.size();
  if (!file.canonical && profile.wants("F006")) {
    findings.push_back(
        file_finding("F006", file.path, {}, "", "The map is not written in canonical form", pack));
  }
  if (!pack) return;
  if (profile.wants("F007")) add_missing_names(file, *pack, findings);
  for (std::size_t i = first; i < findings.size(); ++i) exclude(file.map.id, *pack, findings[i]);
}

bool wants_play(const Profile& profile) {
  return profile.level >= Level::fairness &&
         std::any_of(catalogue().begin(), catalogue().end(), [&profile](const Check& check) {
           return check.level >= Level::fairness && profile.wants(check.code);
         });
}

// Has the map played where a check asks for it. What cannot be played or decided is not run.
std::optional<play::Judgement> play_on(const std::string& path, const MapSubject& subject,
                                       const Profile& profile, MapReport& report) {
  if (!wants_play(profile)) return std::nullopt;
  play::FairnessBudget budget =
      profile.level == Level::thorough ? play::thorough_budget() : play::fairness_budget();
  budget.seed = profile.seed;
  budget.jobs = profile.jobs;
  budget.stall_share = subject.thresholds.of("stall_share");
  const std::string problem = problem_with(subject.map, subject.rules, budget);
  if (!problem.empty()) {
    report.not_run.push_back({"P501", path, problem});
    return std::nullopt;
  }
  play::JudgementHooks hooks;
  if (profile.progress) {
    hooks.progress = [&](const play::JudgementProgress& at) { profile.progress(path, at); };
  }
  play::Judgement play = judge_fairness(subject.map, subject.rules, budget, hooks);
  for (reports::NotRun& open : open_questions(path, play)) {
    if (profile.wants(open.code)) report.not_run.push_back(std::move(open));
  }
  return play;
}

}  // namespace

reports::Finding file_finding(std::string_view code, const std::string& path, TextPosition position,
                              std::string pointer, std::string message,
                              const maps::PackFile* pack) {
  reports::Finding finding;
  finding.code = code;
  finding.severity = severity_of(code, pack);
  finding.path = path;
  finding.position = position;
  finding.pointer = std::move(pointer);
  finding.message = std::move(message);
  if (code == "F006") finding.fix = reports::Fix{"Write the file in canonical form", {}};
  return finding;
}

reports::Finding fault_finding(const FileError& error) {
  const char* code = error.kind == ErrorKind::not_json  ? "F001"
                     : error.kind == ErrorKind::too_new ? "F003"
                                                        : "F002";
  return file_finding(code, error.path, {error.line, error.column}, error.pointer, error.what,
                      nullptr);
}

bool matches(const maps::Exclusion& exclusion, const std::string& map_id,
             const reports::Finding& finding) {
  if (exclusion.code != finding.code) return false;
  if (!exclusion.map.empty() && exclusion.map != map_id) return false;
  if (exclusion.points.empty()) return true;
  maps::PointSet points;
  for (const maps::Point p : exclusion.points) {
    if (!finding.points.contains(p)) return false;
    points.insert(p);
  }
  return points == finding.points;
}

void exclude(const std::string& map_id, const maps::PackFile& pack, reports::Finding& finding) {
  for (const maps::Exclusion& exclusion : pack.pack.checks.exclude) {
    if (!matches(exclusion, map_id, finding)) continue;
    finding.excluded = true;
    finding.reason = exclusion.reason;
  }
}

std::vector<reports::Finding> run_check(const Check& check, const MapSubject& subject,
                                        const maps::MapFile& file, const maps::PackFile* pack) {
  std::vector<reports::Finding> findings;
  for (reports::Diagnostic& diagnostic : check.run(subject)) {
    findings.push_back(placed(check, std::move(diagnostic), file, pack));
    if (pack) exclude(file.map.id, *pack, findings.back());
  }
  return findings;
}

MapReport judge(const maps::MapFile& file, const maps::PackFile* pack, const Profile& profile) {
  const rules::Rulebook rules =
      rules::rulebook_for(file.map, pack ? pack->pack.rules : maps::RuleOverrides{});
  MapSubject subject(file.map, rules,
                     pack ? Thresholds(pack->pack.checks.thresholds) : Thresholds{}, profile.level);
  MapReport report;
  std::optional<TrackingMetrics> tracking;
  if (profile.level >= Level::tracking) {
    subject.tracking = &tracking.emplace(tracking_metrics(file.map));
    report.metrics = metrics_of(file.path, file.map, *tracking);
  }
  const std::optional<play::Judgement> play = play_on(file.path, subject, profile, report);
  if (play) {
    subject.play = &*play;
    report.play = {file.path, sentence(*play), play->budget.confidence, play->verdicts};
    add_play_metrics(file.path, *play, report.metrics);
  }
  for (const Check& check : catalogue()) {
    if (!check.run || check.level > profile.level || !profile.wants(check.code)) continue;
    if (check.level >= Level::fairness && !play) continue;
    for (reports::Finding& finding : run_check(check, subject, file, pack)) {
      report.findings.push_back(std::move(finding));
    }
  }
  add_of_file(file, pack, profile, report.findings);
  std::sort(report.findings.begin(), report.findings.end());
  return report;
}

std::vector<reports::Finding> judge_map(const maps::MapFile& file, const maps::PackFile* pack,
                                        const Profile& profile) {
  return judge(file, pack, profile).findings;
}

}  // namespace chartroom::checks
