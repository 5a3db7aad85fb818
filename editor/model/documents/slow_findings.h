// Runs slow checks in the background: the checks that draw sheets, and those of tracking and play,
// which read the results that come with the task.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "editor/model/background/latest_task.h"
#include "maps/files/pack_file.h"
#include "validator/checks/analysis/tracking_metrics.h"
#include "validator/checks/catalogue.h"
#include "validator/checks/diagnostic.h"
#include "validator/play/simulation/fairness.h"
#include "validator/reports/report.h"

namespace chartroom::editor {

// The results on a map so far, of tracking and of simulated games.
struct PlayResults {
  std::optional<checks::TrackingMetrics> tracking;
  std::optional<play::Fairness> fairness;

  play::Count games() const { return fairness ? fairness->games() : 0; }
};

// The text of a file, and the pack whose settings apply.
struct SlowTask {
  std::string text;
  std::string path;
  std::optional<maps::PackFile> pack;
  std::shared_ptr<const PlayResults> played = {};  // null: no checks of tracking and play
};

struct SlowResult {
  std::string text;  // the checked text
  std::string path;
  std::vector<std::string> codes;  // of the checks that ran
  std::vector<reports::Finding> findings;
  std::shared_ptr<const PlayResults> played = {};  // from the task
};

class SlowFindings {
 public:
  // Waits until the map has not changed for this long.
  static constexpr std::chrono::milliseconds kRest{600};

  // Uses the checks whose codes begin with one of `codes`. Calls `done` in the background when
  // there is a result to take.
  SlowFindings(const checks::Catalogue& catalogue, const std::vector<std::string>& codes,
               std::function<void()> done, std::chrono::milliseconds rest = kRest);

  // Begins a task, which replaces the previous one.
  void validate(SlowTask task);
  // Returns the last result, only once.
  std::optional<SlowResult> take();

 private:
  SlowResult checked(const SlowTask& task, const std::atomic<bool>& stop) const;

  std::vector<checks::Check> checks_;
  std::function<void()> done_;
  std::mutex mutex_;
  std::optional<SlowResult> result_;
  LatestTask worker_;  // the last member: it uses all others
};

}  // namespace chartroom::editor
