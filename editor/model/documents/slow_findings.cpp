#include "editor/model/documents/slow_findings.h"

#include <utility>

#include "maps/files/map_file.h"
#include "validator/checks/catalogue.h"
#include "validator/checks/judge_map.h"

namespace chartroom::editor {

SlowFindings::SlowFindings(std::string codes, std::function<void()> done)
    : codes_(std::move(codes)),
      done_(std::move(done)),
      worker_([this](const std::stop_token& stop) { run(stop); }) {}

SlowFindings::~SlowFindings() = default;

void SlowFindings::judge(SlowTask task) {
  const std::scoped_lock lock(mutex_);
  wanted_ = std::move(task);
  changed_.notify_all();
}

std::optional<SlowResult> SlowFindings::take() {
  const std::scoped_lock lock(mutex_);
  return std::exchange(result_, std::nullopt);
}

void SlowFindings::run(const std::stop_token& stop) {
  std::unique_lock lock(mutex_);
  while (changed_.wait(lock, stop, [this] { return wanted_.has_value(); })) {
    const SlowTask task = *std::exchange(wanted_, std::nullopt);
    // Whoever is still painting will ask again.
    if (changed_.wait_for(lock, stop, kRest, [this] { return wanted_.has_value(); })) continue;
    if (stop.stop_requested()) return;
    lock.unlock();
    SlowResult result = judged(task, stop);
    lock.lock();
    if (stop.stop_requested()) return;
    result_ = std::move(result);
    lock.unlock();
    done_();
    lock.lock();
  }
}

SlowResult SlowFindings::judged(const SlowTask& task, const std::stop_token& stop) const {
  SlowResult result{task.text, task.path, {}, {}};
  const ParseResult<maps::MapFile> file = maps::parse_map(task.text, task.path);
  if (!file) return result;
  const maps::PackFile* pack = task.pack ? &*task.pack : nullptr;
  const rules::Rulebook rules = rules::rulebook_for(
      file.value->map, pack != nullptr ? pack->pack.rules : maps::RuleOverrides());
  const checks::MapSubject subject(
      file.value->map, rules,
      pack != nullptr ? checks::Thresholds(pack->pack.checks.thresholds) : checks::Thresholds());
  for (const checks::Check& check : checks::catalogue()) {
    if (!check.code.starts_with(codes_) || stop.stop_requested()) continue;
    result.codes.emplace_back(check.code);
    for (reports::Finding& finding : run_check(check, subject, *file.value, pack)) {
      result.findings.push_back(std::move(finding));
    }
  }
  return result;
}

}  // namespace chartroom::editor
