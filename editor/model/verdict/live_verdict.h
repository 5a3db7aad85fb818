// Simulates the map in front in the background while it stays unchanged: first tracking, then games
// of quick captains, then better captains and more games.
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
  // The time without a change after which a simulation starts.
  static constexpr std::chrono::milliseconds kRest{250};

  // Reaches a verdict for each budget, in order. Calls `news` in the background when there is
  // something new to show, with the progress of games at most ten times a second.
  LiveVerdict(std::vector<play::FairnessBudget> budgets, std::function<void()> news);
  // Uses the budget of `validate`, then more games by all skills.
  explicit LiveVerdict(std::function<void()> news);

  // Sets the map in front and stops the simulation of another one. A verdict reached before, such
  // as after undo, is there at once.
  void simulate(PlayedMap map);
  // Stops the simulation, as no map is in front.
  void simulate_nothing();
  // Stops the simulation and keeps the results so far.
  void stop();
  // Resumes a stopped simulation.
  void resume();

  // Copies another one's results, such as those of a closing window.
  void learn_from(const LiveVerdict& other);

  // Returns the verdict on the map in front so far.
  MapVerdict verdict() const;
  // Returns the verdict so far on any map that was in front. Simulates nothing.
  std::optional<MapVerdict> known(const PlayedMap& map) const;

 private:
  struct Known {
    PlayedMap map;
    MapVerdict verdict;
    std::size_t reached = 0;  // the number of budgets with a verdict
  };

  // The map to simulate; `stop` is set once its verdict is not wanted any more.
  struct Task {
    const PlayedMap& map;
    const std::atomic<bool>& stop;
  };

  // Starts the task of the map in front; the lock must be held.
  void begin();
  void measure_tracking(const Task& task);
  // Reaches the next verdict; false if there is none or the task was stopped.
  bool simulate_next(const Task& task);
  // Changes the map's results and returns true, unless the task was stopped.
  template <class Change>
  bool change(const Task& task, Change change);
  void report_progress(const Task& task, const play::FairnessProgress& progress);
  void report_games(const Task& task, LevelFigures figures);

  std::vector<play::FairnessBudget> budgets_;
  std::function<void()> news_;
  mutable std::mutex mutex_;
  std::list<Known> known_;  // latest first; the oldest are dropped
  bool in_front_ = false;   // true if the first one is in front
  std::chrono::steady_clock::time_point told_;
  std::chrono::steady_clock::time_point told_games_;
  LatestTask worker_{LatestTask::Priority::low, kRest};  // the last member: it uses all others
};

}  // namespace chartroom::editor
