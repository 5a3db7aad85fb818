// Figures that take longer than an edit may last, in the background: how starts can be tracked, and
// where a trail fits.
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <list>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

#include "editor/model/overlays/figures.h"
#include "editor/model/overlays/trail_search.h"

namespace chartroom::editor {

struct TrailQuestion {
  PlayedMap map;
  std::string text;  // trail_search.h
  friend bool operator==(const TrailQuestion&, const TrailQuestion&) = default;
};

class BackgroundFigures {
 public:
  // Follows starts on a map that nobody has changed for so long.
  static constexpr std::chrono::milliseconds kRest{120};

  // `news` is called in the background when there is something new to be had.
  explicit BackgroundFigures(std::function<void()> news);
  ~BackgroundFigures();
  BackgroundFigures(const BackgroundFigures&) = delete;
  BackgroundFigures& operator=(const BackgroundFigures&) = delete;

  // What is wanted from now on, the first first. What was wanted before is dropped; what is known
  // by then stays for a while.
  void ask(std::vector<PlayedMap> tracking, std::optional<TrailQuestion> trail);

  // Nothing as long as it is not known.
  std::optional<Figures> tracking(const PlayedMap& map) const;
  std::optional<TrailFit> trail(const TrailQuestion& question) const;

 private:
  struct Tracked {
    PlayedMap map;
    Figures figures;
  };
  struct Fitted {
    TrailQuestion question;
    TrailFit fit;
  };

  void run(const std::stop_token& stop);
  // Find what is wanted next, the lock let go meanwhile. Whether there is something new.
  bool fit(std::unique_lock<std::mutex>& lock);
  bool track(std::unique_lock<std::mutex>& lock, const std::stop_token& stop);
  const Tracked* find(const PlayedMap& map) const;
  // The next map whose tracking is wanted and not known.
  std::optional<PlayedMap> next_map() const;
  bool wants_trail() const { return trail_ && (!fitted_ || fitted_->question != *trail_); }

  std::function<void()> news_;
  mutable std::mutex mutex_;
  std::condition_variable_any changed_;
  std::vector<PlayedMap> maps_;
  std::optional<TrailQuestion> trail_;
  bool asked_ = false;          // for other maps since the worker looked last
  std::list<Tracked> tracked_;  // the latest first
  std::optional<Fitted> fitted_;
  std::stop_source fitting_;  // ends the search for a trail that is not wanted any more
  std::jthread worker_;       // the last member: it uses all others
};

}  // namespace chartroom::editor
