#include "validator/checks/check_map.h"

#include <fmt/core.h>

#include <mutex>
#include <optional>

#include "validator/checks/cache/kept_play.h"
#include "validator/checks/cache/kept_tracking.h"
#include "validator/checks/families/play/play_findings.h"
#include "validator/checks/metrics.h"
#include "validator/checks/packs/same_play.h"
#include "validator/checks/pipeline/file_checks.h"
#include "validator/checks/pipeline/placement.h"
#include "validator/checks/play_report.h"
#include "validator/play/responder/responses.h"
#include "validator/play/simulation/fairness.h"
#include "validator/rules/rulebook.h"

namespace chartroom::checks {
namespace {

CheckedFile checked(const maps::MapFile& file, const maps::PackFile* pack) {
  return {file.path, {maps::FileKind::map, file.map.id}, &file.source, pack};
}

class MapChecks : public FileChecks {
 public:
  MapChecks(const CheckedFile& file, const maps::Map& map, const Profile& profile)
      : FileChecks(file, profile),
        map_(map),
        rules_(rules::rulebook_for(map, file.pack ? file.pack->pack.rules : maps::RuleOverrides{})),
        subject_(map, rules_, thresholds_of(file.pack), profile.level) {}

  bool has(const Check& check) const override { return check.run != nullptr; }
  // Sheets take long to set. Those of a map on which all texts fit are not set again.
  std::vector<Diagnostic> run(const Check& check) const override {
    if (!check.needs_fonts || profile().cache == nullptr) return check.run(subject_);
    const std::string key = printed_key(check);
    if (profile().cache->find(key)) return {};
    std::vector<Diagnostic> found = check.run(subject_);
    if (found.empty()) profile().cache->keep(key, "");
    return found;
  }
  bool is_deep() const override { return profile().level > Level::structure; }

  Level deepen(FileReport& report) override {
    subject_.cache = profile().cache;
    tracking_ = kept_tracking(profile().cache, map_);
    subject_.tracking = &*tracking_;
    report.metrics = metrics_of(file().path, map_, *tracking_, profile().cache);
    play_ = wants_play() ? play_on(report) : std::nullopt;
    if (!play_) return Level::tracking;
    subject_.play = &*play_;
    report.play = play_report(file().path, *play_);
    add_play_metrics(file().path, *play_, report.metrics);
    if (profile().level == Level::thorough) add_responses(report);
    return profile().level;
  }

  std::vector<Diagnostic> unnamed_in(const std::string& language) const override {
    if (map_.name.contains(language)) return {};
    return {
        {.pointer = "/name",
         .message = message("The map has no name in \"{}\", a language of its pack", language)}};
  }
  Message unnamed_in_others(std::size_t languages) const override {
    return message("The map has no name in {} other languages of its pack", languages);
  }

 private:
  // All that a printed map's texts depend on, but the fonts.
  std::string printed_key(const Check& check) const {
    std::string key = fmt::format("fits {}\n{}", check.code, to_canonical_json(map_));
    for (const maps::HouseRule& rule : maps::kHouseRules) {
      key += fmt::format("{} {}\n", rule.name, rules_.*rule.number);
    }
    return key;
  }

  // Says in the report if the map cannot be played, or not in time.
  std::optional<play::Fairness> play_on(FileReport& report) const {
    const std::string& path = file().path;
    play::FairnessBudget budget =
        profile().level == Level::thorough ? play::thorough_budget() : play::fairness_budget();
    budget.seed = profile().seed;
    budget.jobs = profile().jobs;
    budget.stall_share = subject_.thresholds.of(kStallShare);
    const std::string problem = problem_with(map_, rules_, budget);
    if (!problem.empty()) {
      report.not_run.push_back({std::string(first_move_advantage().code), path, problem});
      return std::nullopt;
    }
    play::FairnessHooks hooks;
    hooks.stop = time_is_over();
    if (profile().progress) {
      hooks.progress = [&](const play::FairnessProgress& at) { profile().progress(path, at); };
    }
    play::Fairness play = kept_fairness(profile().cache, map_, rules_, budget, hooks);
    report.unfinished = !play.complete;
    if (report.unfinished) return std::nullopt;
    if (profile().played) profile().played(path, play);
    return play;
  }

  // Adds a responder's gains against the captains of each skill.
  void add_responses(FileReport& report) const {
    const play::ResponsePlan plan = verdict_responses(map_, rules_, play_->budget);
    play::ResponseHooks hooks;
    hooks.stop = time_is_over();
    std::mutex mutex;
    if (profile().progress) {
      hooks.progress = [&](play::Count played, play::Count all) {
        const std::lock_guard lock(mutex);
        profile().progress(file().path, {"responder", played, all, {}, {}});
      };
    }
    const play::Responses responses = kept_responses(profile().cache, plan, hooks);
    report.unfinished = !responses.complete;
    if (report.unfinished) return;
    add_response_metrics(file().path, responses, report.metrics);
    report.play->remarks = response_remarks(plan, responses);
  }

  const maps::Map& map_;
  const rules::Rulebook rules_;
  MapSubject subject_;
  std::optional<TrackingMetrics> tracking_;
  std::optional<play::Fairness> play_;
};

}  // namespace

FileReport check_map(const maps::MapFile& file, const maps::PackFile* pack,
                     const Profile& profile) {
  const CheckedFile map = checked(file, pack);
  MapChecks checks(map, file.map, profile);
  FileReport report = check_file(checks, file.canonical);
  report.id = file.map.id;
  report.id_position = file.source.of("/id");
  report.hash =
      hash_of_play(same_play_key(file.map, pack ? pack->pack.rules : maps::RuleOverrides{}));
  return report;
}

std::vector<reports::Finding> map_findings(const maps::MapFile& file, const maps::PackFile* pack,
                                           const Profile& profile) {
  return check_map(file, pack, profile).findings;
}

std::vector<reports::Finding> run_check(const Check& check, const MapSubject& subject,
                                        const maps::MapFile& file, const maps::PackFile* pack) {
  return findings_on(checked(file, pack), check, check.run(subject));
}

}  // namespace chartroom::checks
