#include "editor/model/documents/slow_findings.h"

#include <algorithm>
#include <utility>

#include "maps/files/map_file.h"
#include "validator/checks/check_map.h"
#include "validator/checks/families/play/play_findings.h"
#include "validator/play/simulation/fairness.h"

namespace chartroom::editor {
namespace {

std::vector<checks::Check> beginning_with(const std::vector<std::string>& codes,
                                          const checks::Catalogue& catalogue) {
  std::vector<checks::Check> checks(catalogue.begin(), catalogue.end());
  std::erase_if(checks, [&codes](const checks::Check& check) {
    return std::ranges::none_of(
        codes, [&check](const std::string& code) { return check.code.starts_with(code); });
  });
  return checks;
}

// True if the subject has the figures that the check needs.
bool can_run(const checks::Check& check, const checks::MapSubject& subject) {
  if (check.family == checks::Family::tracking) return subject.tracking != nullptr;
  return check.family != checks::Family::play || subject.play != nullptr;
}

}  // namespace

SlowFindings::SlowFindings(const checks::Catalogue& catalogue,
                           const std::vector<std::string>& codes, std::function<void()> done,
                           std::chrono::milliseconds rest)
    : checks_(beginning_with(codes, catalogue)),
      done_(std::move(done)),
      worker_(LatestTask::Priority::normal, rest) {}

void SlowFindings::validate(SlowTask task) {
  worker_.begin([this, task = std::move(task)](const std::atomic<bool>& stop) {
    SlowResult result = checked(task, stop);
    {
      const std::scoped_lock lock(mutex_);
      if (stop) return;
      result_ = std::move(result);
    }
    done_();
  });
}

std::optional<SlowResult> SlowFindings::take() {
  const std::scoped_lock lock(mutex_);
  return std::exchange(result_, std::nullopt);
}

SlowResult SlowFindings::checked(const SlowTask& task, const std::atomic<bool>& stop) const {
  SlowResult result{task.text, task.path, {}, {}, task.played};
  const ParseResult<maps::MapFile> file = maps::parse_map(task.text, task.path);
  if (!file) return result;
  const maps::PackFile* pack = task.pack ? &*task.pack : nullptr;
  const rules::Rulebook rules = rules::rulebook_for(
      file.value->map, pack != nullptr ? pack->pack.rules : maps::RuleOverrides());
  checks::MapSubject subject(
      file.value->map, rules,
      pack != nullptr ? checks::Thresholds(pack->pack.checks.thresholds) : checks::Thresholds());
  if (task.played && task.played->tracking) subject.tracking = &*task.played->tracking;
  if (task.played && task.played->fairness) subject.play = &*task.played->fairness;
  for (const checks::Check& check : checks_) {
    if (!can_run(check, subject)) continue;
    if (stop) break;
    result.codes.emplace_back(check.code);
    if (check.run == nullptr) continue;  // about a limit of time, which there is none here
    for (reports::Finding& finding : run_check(check, subject, *file.value, pack)) {
      result.findings.push_back(std::move(finding));
    }
  }
  return result;
}

}  // namespace chartroom::editor
