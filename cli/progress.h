// A progress line for simulated play on the terminal.
#pragma once

#include <chrono>
#include <mutex>
#include <string>

#include "cli/settings.h"
#include "validator/play/games/tournament.h"
#include "validator/play/simulation/fairness.h"

namespace chartroom::cli {

// Shows games, games per second, the narrowing interval and the time left. Draws on standard error,
// only on a terminal and at most ten times a second; erases itself at its end.
class Progress {
 public:
  Progress(const Settings& settings, std::string what);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  // Safe to call from several threads.
  void show(play::Count played, play::Count all);
  void show(const play::FairnessProgress& at);
  // Shows the progress of work that is not counted in games.
  void show(const std::string& so_far);

 private:
  bool due();
  void draw(const std::string& what, play::Count played, play::Count all,
            const std::string& interval);

  bool on_;
  std::string what_;
  std::chrono::steady_clock::time_point begin_;
  std::chrono::steady_clock::time_point drawn_;
  std::mutex mutex_;
};

}  // namespace chartroom::cli
