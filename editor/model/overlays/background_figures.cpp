#include "editor/model/overlays/background_figures.h"

#include <algorithm>
#include <utility>

#include "editor/model/background_thread.h"

namespace chartroom::editor {
namespace {

// As far as a designer takes back and does again.
constexpr std::size_t kMostKnownFigures = 16;

}  // namespace

BackgroundFigures::BackgroundFigures(std::function<void()> news)
    : news_(std::move(news)), worker_([this](const std::stop_token& stop) { run(stop); }) {}

BackgroundFigures::~BackgroundFigures() {
  worker_.request_stop();
  const std::scoped_lock lock(mutex_);
  fitting_.request_stop();
}

void BackgroundFigures::ask(std::vector<PlayedMap> tracking, std::optional<TrailQuestion> trail) {
  {
    const std::scoped_lock lock(mutex_);
    if (trail != trail_) fitting_.request_stop();
    asked_ = asked_ || tracking != maps_;
    maps_ = std::move(tracking);
    trail_ = std::move(trail);
  }
  changed_.notify_all();
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

std::optional<PlayedMap> BackgroundFigures::next_map() const {
  const auto next =
      std::ranges::find_if(maps_, [this](const PlayedMap& map) { return find(map) == nullptr; });
  return next == maps_.end() ? std::nullopt : std::optional(*next);
}

void BackgroundFigures::run(const std::stop_token& stop) {
  let_others_go_first();
  std::unique_lock lock(mutex_);
  while (changed_.wait(lock, stop, [this] { return wants_trail() || next_map(); })) {
    if (stop.stop_requested()) return;
    const bool news = wants_trail() ? fit(lock) : track(lock, stop);
    if (!news || stop.stop_requested()) continue;
    lock.unlock();
    news_();
    lock.lock();
  }
}

bool BackgroundFigures::fit(std::unique_lock<std::mutex>& lock) {
  const TrailQuestion question = *trail_;
  fitting_ = std::stop_source();
  const std::stop_token dropped = fitting_.get_token();
  lock.unlock();
  TrailFit fit =
      fit_trail(question.map, read_trail(question.text, question.map.map.size).heard, dropped);
  lock.lock();
  if (dropped.stop_requested()) return false;
  fitted_ = Fitted{question, std::move(fit)};
  return true;
}

bool BackgroundFigures::track(std::unique_lock<std::mutex>& lock, const std::stop_token& stop) {
  asked_ = false;
  // Whoever is still painting will ask again, and new figures must not hold up a stroke.
  const auto asked = [this] { return asked_ || wants_trail() || !next_map(); };
  if (changed_.wait_for(lock, stop, kRest, asked) || stop.stop_requested()) return false;
  const PlayedMap map = *next_map();
  lock.unlock();
  Figures figures = tracking_figures(map.map);
  lock.lock();
  tracked_.push_front({map, std::move(figures)});
  if (tracked_.size() > kMostKnownFigures) tracked_.pop_back();
  return true;
}

}  // namespace chartroom::editor
