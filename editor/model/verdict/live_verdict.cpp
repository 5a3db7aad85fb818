#include "editor/model/verdict/live_verdict.h"

#include <algorithm>
#include <cstdint>

namespace chartroom::editor {
namespace {

// A verdict has a few kilobytes, and users rarely undo more steps in a row.
constexpr std::size_t kMostKnownVerdicts = 64;
constexpr std::chrono::milliseconds kBetweenNews{100};
// Summing up the games of every pair of starts is slow.
constexpr std::chrono::milliseconds kBetweenFigures{300};
// The sample of sequences for tracking. The means of the first moves are exact anyway.
constexpr std::int64_t kTrackingSample = 2'000;

std::vector<play::FairnessBudget> usual_budgets() {
  play::FairnessBudget careful = play::thorough_budget();
  careful.beside.clear();
  return {play::fairness_budget(), careful};
}

std::optional<maps::Team> whose_start_is_on_land(const maps::Map& map) {
  for (const maps::Team team : maps::kTeams) {
    const std::optional<maps::Point> start = map.starts.of(team);
    if (start && !map.is_water(*start)) return team;
  }
  return std::nullopt;
}

}  // namespace

LiveVerdict::LiveVerdict(std::function<void()> news)
    : LiveVerdict(usual_budgets(), std::move(news)) {}

LiveVerdict::LiveVerdict(std::vector<play::FairnessBudget> budgets, std::function<void()> news)
    : budgets_(std::move(budgets)), news_(std::move(news)) {}

void LiveVerdict::simulate(PlayedMap map) {
  {
    const std::scoped_lock lock(mutex_);
    if (in_front_ && known_.front().map == map) return;
    const auto found =
        std::ranges::find_if(known_, [&map](const Known& known) { return known.map == map; });
    if (found != known_.end()) {
      known_.splice(known_.begin(), known_, found);
    } else {
      known_.push_front({std::move(map), {}, 0});
      if (known_.size() > kMostKnownVerdicts) known_.pop_back();
    }
    MapVerdict& verdict = known_.front().verdict;
    verdict.progress.reset();
    if (verdict.stage == VerdictStage::playing) verdict.stage = VerdictStage::waiting;
    in_front_ = true;
    begin();
  }
  news_();
}

void LiveVerdict::begin() {
  if (known_.front().verdict.stage != VerdictStage::waiting) return worker_.stop();
  worker_.begin([this, map = known_.front().map](const std::atomic<bool>& stop) {
    const Task task{map, stop};
    measure_tracking(task);
    while (simulate_next(task)) {
    }
  });
}

void LiveVerdict::simulate_nothing() {
  const std::scoped_lock lock(mutex_);
  in_front_ = false;
  worker_.stop();
}

void LiveVerdict::stop() {
  {
    const std::scoped_lock lock(mutex_);
    if (!in_front_) return;
    MapVerdict& verdict = known_.front().verdict;
    if (verdict.stage != VerdictStage::playing && verdict.stage != VerdictStage::waiting) return;
    verdict.stage = VerdictStage::stopped;
    verdict.progress.reset();
    worker_.stop();
  }
  news_();
}

void LiveVerdict::resume() {
  {
    const std::scoped_lock lock(mutex_);
    if (!in_front_ || known_.front().verdict.stage != VerdictStage::stopped) return;
    known_.front().verdict.stage = VerdictStage::waiting;
    begin();
  }
  news_();
}

void LiveVerdict::learn_from(const LiveVerdict& other) {
  const std::scoped_lock lock(mutex_, other.mutex_);
  for (const Known& more : other.known_) {
    const bool new_here =
        std::ranges::none_of(known_, [&more](const Known& known) { return known.map == more.map; });
    if (new_here && known_.size() < kMostKnownVerdicts) known_.push_back(more);
  }
}

MapVerdict LiveVerdict::verdict() const {
  const std::scoped_lock lock(mutex_);
  return in_front_ ? known_.front().verdict : MapVerdict();
}

std::optional<MapVerdict> LiveVerdict::known(const PlayedMap& map) const {
  const std::scoped_lock lock(mutex_);
  for (const Known& known : known_) {
    if (known.map == map) return known.verdict;
  }
  return std::nullopt;
}

template <class Change>
bool LiveVerdict::change(const Task& task, Change change) {
  {
    const std::scoped_lock lock(mutex_);
    if (task.stop || !in_front_ || known_.front().map != task.map) return false;
    change(known_.front());
  }
  news_();
  return true;
}

void LiveVerdict::measure_tracking(const Task& task) {
  const PlayedMap& map = task.map;
  if (!problem_with(map.map, map.rules, budgets_.front()).empty()) {
    change(task, [&map](Known& known) {
      known.verdict.stage = VerdictStage::impossible;
      known.verdict.start_on_land = whose_start_is_on_land(map.map);
    });
    return;
  }
  bool measured = false;
  change(task, [&measured](Known& known) {
    known.verdict.stage = VerdictStage::playing;
    measured = known.verdict.tracking.has_value();
  });
  if (measured) return;
  checks::TrackingMetrics metrics = checks::tracking_metrics(map.map, kTrackingSample);
  change(task, [&metrics](Known& known) { known.verdict.tracking = std::move(metrics); });
}

bool LiveVerdict::simulate_next(const Task& task) {
  const PlayedMap& map = task.map;
  std::size_t next = budgets_.size();
  change(task, [&next, this](Known& known) {
    if (known.verdict.stage == VerdictStage::impossible) return;
    next = known.reached;
    if (next == budgets_.size()) known.verdict.stage = VerdictStage::done;
  });
  if (next == budgets_.size()) return false;
  play::FairnessHooks hooks;
  hooks.stop = &task.stop;
  hooks.progress = [this, &task](const play::FairnessProgress& at) { report_progress(task, at); };
  hooks.games = [this, &task](const std::string& level, const play::Tally& asked,
                              const play::Tally& fresh) {
    const auto now = std::chrono::steady_clock::now();
    if (now - told_games_ < kBetweenFigures) return;
    told_games_ = now;
    play::Tally all = asked;
    report_games(task, level_figures(level, all += fresh));
  };
  play::FairnessBudget budget = budgets_[next];
  budget.stall_share = map.stall_share.value_or(budget.stall_share);
  play::Fairness fairness = measure_fairness(map.map, map.rules, budget, hooks);
  if (!fairness.complete) return false;
  for (play::SkillPlay& play : fairness.levels) {
    report_games(task, level_figures(play.level, play.tally));
    for (play::Tally* tally : {&play.tally, &play.confirming, &play.at_will}) tally->starts.clear();
  }
  return change(task, [&fairness](Known& known) {
    known.verdict.fairness = std::move(fairness);
    known.verdict.progress.reset();
    ++known.reached;
  });
}

void LiveVerdict::report_progress(const Task& task, const play::FairnessProgress& progress) {
  const auto now = std::chrono::steady_clock::now();
  if (now - told_ < kBetweenNews) return;
  told_ = now;
  change(task, [&progress](Known& known) { known.verdict.progress = progress; });
}

void LiveVerdict::report_games(const Task& task, LevelFigures figures) {
  change(task, [&figures](Known& known) { keep_larger(known.verdict.played, std::move(figures)); });
}

}  // namespace chartroom::editor
