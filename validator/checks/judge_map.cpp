#include "validator/checks/judge_map.h"

#include <fmt/core.h>

#include <algorithm>
#include <mutex>
#include <optional>

#include "maps/platform/contract.h"
#include "validator/checks/families/play/play_findings.h"
#include "validator/checks/metrics.h"
#include "validator/checks/packs/first_of_many.h"
#include "validator/checks/packs/locks.h"
#include "validator/checks/play_report.h"
#include "validator/play/responder/responses.h"
#include "validator/play/simulation/fairness.h"
#include "validator/rules/rulebook.h"

namespace chartroom::checks {
namespace {

Judged map_of(const maps::MapFile& file) { return {maps::FileKind::map, file.map.id}; }

void say(Message said, MapFinding& finding) {
  finding.message = said.english();
  finding.said = std::move(said);
}

reports::Fix fix_of(Message label, bool safe) {
  std::string english = label.english();
  return {std::move(english), std::move(label), safe};
}

// A finding on points stands at the character of its first point; on a value, at the value.
MapFinding placed(const Check& check, Diagnostic diagnostic, const maps::MapFile& file,
                  const maps::PackFile* pack) {
  MapFinding finding;
  finding.code = check.code;
  finding.severity = severity_of(check, pack);
  finding.path = file.path;
  finding.pointer = std::move(diagnostic.pointer);
  if (diagnostic.points.empty()) {
    finding.position = file.source.of(finding.pointer);
  } else {
    const maps::Point first = diagnostic.points.first();
    finding.pointer = fmt::format(
        "/{}/{}", check.family == Family::quadrants ? "quadrants" : "points", int{first.row});
    finding.position = file.source.of_character(finding.pointer, first.column);
  }
  finding.points = diagnostic.points;
  finding.places = name_list(diagnostic.points);
  say(std::move(diagnostic.message), finding);
  finding.evidence = std::move(diagnostic.evidence);
  if (diagnostic.fix) {
    finding.fix = fix_of(std::move(diagnostic.fix->label), !check.unsafe_fix);
    finding.edits = std::move(diagnostic.fix->edits);
  }
  return finding;
}

void add_missing_names(const maps::MapFile& file, const maps::PackFile& pack,
                       const Catalogue& catalogue, std::vector<MapFinding>& findings) {
  std::vector<std::string> missing;
  std::ranges::copy_if(pack.pack.languages, std::back_inserter(missing),
                       [&](const auto& language) { return !file.map.name.contains(language); });
  const FirstOfMany languages(std::move(missing), kMostLanguagesTold);
  const auto tell = [&](Message said) {
    findings.push_back(file_finding(catalogue,
                                    {.code = "F007",
                                     .path = file.path,
                                     .position = file.source.of("/name"),
                                     .pointer = "/name",
                                     .message = std::move(said)},
                                    &pack));
  };
  for (const std::string& language : languages.told()) {
    tell(message("The map has no name in \"{}\", a language of its pack", language));
  }
  if (!languages.others().empty()) {
    tell(message("The map has no name in {} other languages of its pack, either",
                 languages.others().size()));
  }
}

void add_of_file(const maps::MapFile& file, const maps::PackFile* pack, const Profile& profile,
                 std::vector<MapFinding>& findings) {
  const std::size_t first = findings.size();
  if (!file.canonical && profile.wants("F006")) {
    findings.push_back(
        file_finding(profile.catalogue,
                     {.code = "F006",
                      .path = file.path,
                      .message = message("The map is not written in canonical form")},
                     pack));
  }
  if (!pack) return;
  if (profile.wants("F007")) add_missing_names(file, *pack, profile.catalogue, findings);
  for (std::size_t i = first; i < findings.size(); ++i) exclude(map_of(file), *pack, findings[i]);
}

bool wants_play(const Profile& profile) {
  return profile.level >= Level::fairness &&
         std::any_of(
             profile.catalogue.begin(), profile.catalogue.end(), [&profile](const Check& check) {
               return check.run && check.level >= Level::fairness && profile.wants(check.code);
             });
}

// Has the map played where a check asks for it. What cannot be played or decided is not run.
std::optional<play::Judgement> play_on(const std::string& path, const MapSubject& subject,
                                       const Profile& profile, DeepResults& results) {
  if (!wants_play(profile)) return std::nullopt;
  play::FairnessBudget budget =
      profile.level == Level::thorough ? play::thorough_budget() : play::fairness_budget();
  budget.seed = profile.seed;
  budget.jobs = profile.jobs;
  budget.stall_share = subject.thresholds.of(kStallShare);
  const std::string problem = problem_with(subject.map, subject.rules, budget);
  if (!problem.empty()) {
    results.not_run.push_back({"P501", path, problem});
    return std::nullopt;
  }
  play::JudgementHooks hooks;
  if (profile.progress) {
    hooks.progress = [&](const play::JudgementProgress& at) { profile.progress(path, at); };
  }
  play::Judgement play = judge_fairness(subject.map, subject.rules, budget, hooks);
  if (profile.played) profile.played(path, play);
  for (reports::NotRun& open : open_questions(path, play)) {
    if (profile.wants(open.code)) results.not_run.push_back(std::move(open));
  }
  return play;
}

// What a responder gains from the captains that were judged by.
void add_responses(const maps::MapFile& file, const MapSubject& subject,
                   const play::Judgement& play, const Profile& profile, DeepResults& results) {
  const play::ResponsePlan plan = judging_responses(subject.map, subject.rules, play.budget);
  play::ResponseHooks hooks;
  std::mutex mutex;
  if (profile.progress) {
    hooks.progress = [&](play::Count played, play::Count all) {
      const std::lock_guard lock(mutex);
      profile.progress(file.path, {"responder", played, all, {}, {}});
    };
  }
  const play::Responses responses = play_responses(plan, hooks);
  add_response_metrics(file.path, responses, results.metrics);
  results.play->remarks = response_remarks(plan, responses);
}

// Counts and plays, and asks the checks that go by it.
DeepResults deep_results(const maps::MapFile& file, MapSubject& subject, const Profile& profile) {
  DeepResults results;
  const TrackingMetrics tracking = tracking_metrics(file.map);
  subject.tracking = &tracking;
  results.metrics = metrics_of(file.path, file.map, tracking);
  const std::optional<play::Judgement> play = play_on(file.path, subject, profile, results);
  if (play) {
    subject.play = &*play;
    results.play = play_report(file.path, *play);
    add_play_metrics(file.path, *play, results.metrics);
    if (profile.level == Level::thorough) add_responses(file, subject, *play, profile, results);
  }
  for (const Check& check : profile.catalogue) {
    if (!check.run || !profile.judges(check) || check.level == Level::structure) continue;
    if (check.level >= Level::fairness && !play) continue;
    for (Diagnostic& diagnostic : check.run(subject)) {
      std::string english = diagnostic.message.english();
      results.findings.push_back(
          {std::string(check.code), std::move(english), std::move(diagnostic)});
    }
  }
  subject.tracking = nullptr;
  subject.play = nullptr;
  return results;
}

// Everything that they depend on, but for the program itself.
std::string key_of(const maps::MapFile& file, const maps::PackFile* pack, const MapSubject& subject,
                   const Profile& profile) {
  std::string key = fmt::format("{}\n{}\n{}\n{}\n", to_canonical_json(file.map),
                                to_string(profile.level), profile.seed, profile.language);
  for (const Check& check : profile.catalogue) {
    if (profile.judges(check)) key += fmt::format("{} ", check.code);
  }
  for (const maps::HouseRule& rule : maps::kHouseRules) {
    key += fmt::format("\n{} {}", rule.name, subject.rules.*rule.number);
  }
  if (pack == nullptr) return key;
  for (const auto& [name, value] : pack->pack.checks.thresholds) {
    key += fmt::format("\n{} {}", name, value);
  }
  return key;
}

// From the cache where they are kept there, which nobody can tell by the report.
DeepResults kept_results(const maps::MapFile& file, const maps::PackFile* pack, MapSubject& subject,
                         const Profile& profile) {
  if (profile.cache == nullptr) return deep_results(file, subject, profile);
  const std::string key = key_of(file, pack, subject, profile);
  if (const std::optional<std::string> known = profile.cache->find(key)) {
    if (std::optional<DeepResults> results = unpacked(*known)) {
      for (reports::Metric& metric : results->metrics) metric.path = file.path;
      for (reports::NotRun& one : results->not_run) one.path = file.path;
      if (results->play) results->play->path = file.path;
      return std::move(*results);
    }
  }
  DeepResults results = deep_results(file, subject, profile);
  const std::optional<std::string> bytes = packed(results, profile.language);
  if (bytes) profile.cache->keep(key, *bytes);
  return results;
}

// The findings of the checks beyond `structure`, each in its place.
void add_deep(DeepResults results, const maps::MapFile& file, const maps::PackFile* pack,
              const Profile& profile, FileReport& report) {
  report.metrics = std::move(results.metrics);
  report.not_run = std::move(results.not_run);
  report.play = std::move(results.play);
  for (DeepFinding& found : results.findings) {
    const Check* check = profile.catalogue.find(found.code);
    if (check == nullptr) continue;
    report.findings.push_back(placed(*check, std::move(found.diagnostic), file, pack));
    report.findings.back().message = std::move(found.english);
    if (pack) exclude(map_of(file), *pack, report.findings.back());
  }
}

}  // namespace

MapFinding file_finding(const Catalogue& catalogue, FileDiagnostic diagnostic,
                        const maps::PackFile* pack) {
  const Check* check = catalogue.find(diagnostic.code);
  CHARTROOM_EXPECTS(check != nullptr);
  MapFinding finding;
  finding.code = check->code;
  finding.severity = severity_of(*check, pack);
  finding.path = std::move(diagnostic.path);
  finding.position = diagnostic.position;
  finding.pointer = std::move(diagnostic.pointer);
  say(std::move(diagnostic.message), finding);
  finding.malformed = check->of_unreadable;
  if (check->fixable) finding.fix = fix_of(message("Write the file in canonical form"), true);
  return finding;
}

MapFinding fault_finding(const Catalogue& catalogue, const FileError& error) {
  const char* code = error.kind == ErrorKind::not_json  ? "F001"
                     : error.kind == ErrorKind::too_new ? "F003"
                                                        : "F002";
  return file_finding(catalogue,
                      {.code = code,
                       .path = error.path,
                       .position = {error.line, error.column},
                       .pointer = error.pointer,
                       .message = error.reason()},
                      nullptr);
}

bool matches(const maps::Exclusion& exclusion, const Judged& on, const MapFinding& finding) {
  const auto is_on = [&on](maps::FileKind kind, const std::optional<std::string>& id) {
    return !id || (on.kind == kind && on.id == *id);
  };
  if (exclusion.code != finding.code) return false;
  if (!is_on(maps::FileKind::map, exclusion.map)) return false;
  if (!is_on(maps::FileKind::deck, exclusion.deck)) return false;
  if (exclusion.points.empty()) return true;
  maps::PointSet points;
  for (const maps::Point p : exclusion.points) {
    if (!finding.points.contains(p)) return false;
    points.insert(p);
  }
  return points == finding.points;
}

void exclude(const Judged& on, const maps::PackFile& pack, MapFinding& finding) {
  if (pack.locked_above.contains(finding.code)) return;
  for (const maps::Exclusion& exclusion : pack.pack.checks.exclude) {
    if (!matches(exclusion, on, finding)) continue;
    finding.excluded = true;
    finding.reason = exclusion.reason;
  }
}

std::vector<MapFinding> run_check(const Check& check, const MapSubject& subject,
                                  const maps::MapFile& file, const maps::PackFile* pack) {
  std::vector<MapFinding> findings;
  for (Diagnostic& diagnostic : check.run(subject)) {
    findings.push_back(placed(check, std::move(diagnostic), file, pack));
    if (pack) exclude(map_of(file), *pack, findings.back());
  }
  return findings;
}

FileReport judge(const maps::MapFile& file, const maps::PackFile* pack, const Profile& profile) {
  const rules::Rulebook rules =
      rules::rulebook_for(file.map, pack ? pack->pack.rules : maps::RuleOverrides{});
  MapSubject subject(file.map, rules,
                     pack ? Thresholds(pack->pack.checks.thresholds) : Thresholds{}, profile.level);
  FileReport report;
  if (profile.level > Level::structure) {
    add_deep(kept_results(file, pack, subject, profile), file, pack, profile, report);
  }
  for (const Check& check : profile.catalogue) {
    if (!check.run || !profile.judges(check) || check.level > Level::structure) continue;
    for (MapFinding& finding : run_check(check, subject, file, pack)) {
      report.findings.push_back(std::move(finding));
    }
  }
  add_of_file(file, pack, profile, report.findings);
  std::sort(report.findings.begin(), report.findings.end());
  return report;
}

std::vector<MapFinding> judge_map(const maps::MapFile& file, const maps::PackFile* pack,
                                  const Profile& profile) {
  return judge(file, pack, profile).findings;
}

}  // namespace chartroom::checks
