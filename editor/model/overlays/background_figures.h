// Figures that take longer than an edit may last, in the background: how starts can be tracked, and
// where a trail fits.
#pragma once

#include <chrono>
#include <functional>
#include <list>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "editor/model/background/latest_task.h"
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

  // Calls `news` in the background when there are new figures or a new fit.
  explicit BackgroundFigures(std::function<void()> news) : news_(std::move(news)) {}

  // Looks for the figures of these maps, the first first, and for the fit of the trail, in place of
  // those asked for before. The latest figures are remembered.
  void ask(std::vector<PlayedMap> tracking, std::optional<TrailQuestion> trail);

  // The figures or the fit, once they are known.
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

  void track(const std::vector<PlayedMap>& maps, const std::atomic<bool>& stop);
  void fit(const TrailQuestion& question, const std::atomic<bool>& stop);
  const Tracked* find(const PlayedMap& map) const;

  std::function<void()> news_;
  mutable std::mutex mutex_;
  std::vector<PlayedMap> maps_;
  std::optional<TrailQuestion> trail_;
  std::list<Tracked> tracked_;  // the latest first
  std::optional<Fitted> fitted_;
  // The last members: they use all others.
  LatestTask tracker_{LatestTask::Priority::low, kRest};
  LatestTask fitter_{LatestTask::Priority::low};
};

}  // namespace chartroom::editor
