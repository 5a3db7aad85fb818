// Judges in the background how the map in front plays: tracking first, then games of quick
// captains, then those of better ones and more games, for as long as the map stays as it is.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <list>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

#include "editor/model/background/latest_task.h"
#include "editor/model/verdict/map_verdict.h"

namespace chartroom::editor {

class LiveVerdict {
 public:
  // Judges a map that nobody has changed for so long.
  static constexpr std::chrono::milliseconds kRest{250};

  // The verdicts to reach, one after another. `news` is called in the background when there is
  // something new to show, no more often than ten times a second while games are played.
  LiveVerdict(std::vector<play::FairnessBudget> budgets, std::function<void()> news);
  // First what `validate` plays, then every level that judges, with more games.
  explicit LiveVerdict(std::function<void()> news);

  // The map in front. What was being judged of another one is dropped; a verdict that was reached
  // before, as of a state that is taken back to, is there at once.
  void judge(PlayedMap map);
  // Nothing is in front that could be judged.
  void judge_nothing();
  // Ends what is being played; what is known so far stays.
  void stop();
  // Goes on with a map that was stopped.
  void resume();

  // What another one knows, as one whose window goes.
  void learn_from(const LiveVerdict& other);

  // Of the map in front.
  MapVerdict verdict() const;
  // Of any map that was in front, as far as it came; nothing is played for it.
  std::optional<MapVerdict> known(const PlayedMap& map) const;

 private:
  struct Known {
    PlayedMap map;
    MapVerdict verdict;
    std::size_t reached = 0;  // of the budgets
  };

  // The map in front, and whether its verdict is not wanted any more.
  struct Task {
    const PlayedMap& map;
    const std::atomic<bool>& stop;
  };

  // Begins the task of the map in front; the lock must be held.
  void begin();
  void judge_tracking(const Task& task);
  // Reaches the next verdict; false where there is none.
  bool judge_next(const Task& task);
  // Changes what is known of the map, unless the task was stopped.
  template <class Change>
  bool change(const Task& task, Change change);
  void tell_progress(const Task& task, const play::JudgementProgress& progress);
  void tell_games(const Task& task, LevelFigures figures);

  std::vector<play::FairnessBudget> budgets_;
  std::function<void()> news_;
  mutable std::mutex mutex_;
  std::list<Known> known_;  // the map in front first; the others as long as there is room
  bool in_front_ = false;   // whether the first one is in front
  std::chrono::steady_clock::time_point told_;
  std::chrono::steady_clock::time_point told_games_;
  LatestTask worker_{LatestTask::Priority::low, kRest};  // the last member: it uses all others
};

}  // namespace chartroom::editor
