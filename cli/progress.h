// A line on the terminal that tells how far simulated play has come.
#pragma once

#include <chrono>
#include <mutex>
#include <string>

#include "cli/settings.h"
#include "validator/play/games/tournament.h"
#include "validator/play/simulation/fairness.h"

namespace chartroom::cli {

// Games, games a second, the interval as it narrows, the time that is left. Drawn on standard error
// ten times a second at most, and only on a terminal; wiped away at the end of its life.
class Progress {
 public:
  Progress(const Settings& settings, std::string what);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  // May be called by several threads at a time.
  void show(play::Count played, play::Count all);
  void show(const play::JudgementProgress& at);
  // Of work that is not counted in games: what it has come to.
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
