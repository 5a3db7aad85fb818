#include "editor/model/overlays/background_figures.h"

#include <algorithm>
#include <utility>

namespace chartroom::editor {
namespace {

// As far as a designer takes back and does again.
constexpr std::size_t kMostKnownFigures = 16;

}  // namespace

void BackgroundFigures::ask(std::vector<PlayedMap> tracking, std::optional<TrailQuestion> trail) {
  const std::scoped_lock lock(mutex_);
  if (tracking != maps_) {
    maps_ = std::move(tracking);
    tracker_.begin([this, maps = maps_](const std::atomic<bool>& stop) { track(maps, stop); });
  }
  if (trail == trail_) return;
  trail_ = std::move(trail);
  if (!trail_) return fitter_.stop();
  fitter_.begin([this, asked = *trail_](const std::atomic<bool>& stop) { fit(asked, stop); });
}

std::optional<Figures> BackgroundFigures::tracking(const PlayedMap& map) const {
  const std::scoped_lock lock(mutex_);
  const Tracked* known = find(map);
  return known == nullptr ? std::nullopt : std::optional(known->figures);
}

std::optional<TrailFit> BackgroundFigures::trail(const TrailQuestion& question) const {
  const std::scoped_lock lock(mutex_);
  if (!fitted_ || fitted_->question != question) return std::nullopt;
  return fitted_->fit;
}

const BackgroundFigures::Tracked* BackgroundFigures::find(const PlayedMap& map) const {
  const auto known = std::ranges::find(tracked_, map, &Tracked::map);
  return known == tracked_.end() ? nullptr : &*known;
}

void BackgroundFigures::track(const std::vector<PlayedMap>& maps, const std::atomic<bool>& stop) {
  for (const PlayedMap& map : maps) {
    if (stop) return;
    if (tracking(map)) continue;
    Figures figures = tracking_figures(map.map);
    {
      const std::scoped_lock lock(mutex_);
      tracked_.push_front({map, std::move(figures)});
      if (tracked_.size() > kMostKnownFigures) tracked_.pop_back();
      if (stop) return;
    }
    news_();
  }
}

void BackgroundFigures::fit(const TrailQuestion& question, const std::atomic<bool>& stop) {
  TrailFit fit =
      fit_trail(question.map, read_trail(question.text, question.map.map.size).heard, &stop);
  {
    const std::scoped_lock lock(mutex_);
    if (stop) return;
    fitted_ = Fitted{question, std::move(fit)};
  }
  news_();
}

}  // namespace chartroom::editor
