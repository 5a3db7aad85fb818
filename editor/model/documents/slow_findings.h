// What takes longer to judge than an edit may last, in the background: the checks that draw sheets,
// and those that look at figures of tracking and at games, which others have found and played.
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

// What is known of how a map plays, as far as it has come.
struct Played {
  std::optional<checks::TrackingMetrics> tracking;
  std::optional<play::Judgement> judgement;

  play::Count games() const { return judgement ? judgement->games() : 0; }
};

// The text of a file, and the pack whose settings hold.
struct SlowTask {
  std::string text;
  std::string path;
  std::optional<maps::PackFile> pack;
  std::shared_ptr<const Played> played = {};  // null: no check looks at play
};

struct SlowResult {
  std::string text;  // that was judged
  std::string path;
  std::vector<std::string> codes;  // of the checks that were made
  std::vector<reports::Finding> findings;
  std::vector<reports::NotRun> open = {};     // questions that play has left open
  std::shared_ptr<const Played> played = {};  // of the task
};

class SlowFindings {
 public:
  // Judges a map that nobody has changed for so long.
  static constexpr std::chrono::milliseconds kRest{600};

  // By the checks whose codes begin with one of these. `done` is called in the background when
  // there is something to take.
  SlowFindings(const checks::Catalogue& catalogue, const std::vector<std::string>& codes,
               std::function<void()> done, std::chrono::milliseconds rest = kRest);

  // In place of the task before.
  void judge(SlowTask task);
  // The last result, once.
  std::optional<SlowResult> take();

 private:
  SlowResult judged(const SlowTask& task, const std::atomic<bool>& stop) const;

  std::vector<checks::Check> checks_;
  std::function<void()> done_;
  std::mutex mutex_;
  std::optional<SlowResult> result_;
  LatestTask worker_;  // the last member: it uses all others
};

}  // namespace chartroom::editor
