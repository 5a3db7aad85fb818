#include "editor/model/overlays/live_overlay.h"

#include <utility>

namespace chartroom::editor {

void LiveOverlay::choose(OverlayChoice choice) {
  const bool same_figures = choice.kind == choice_.kind && choice.level == choice_.level &&
                            choice.change == choice_.change;
  choice_ = std::move(choice);
  if (!same_figures) show_nothing_of_before();
  ask();
  refresh();
}

void LiveOverlay::set_map(PlayedMap now, PlayedMap saved, checks::Thresholds::Values thresholds) {
  if (now_ && *now_ == now && *saved_ == saved && thresholds_ == thresholds) return;
  // On a sea of another size, the figures would be at wrong points.
  if (now_ && now_->map.size != now.map.size) show_nothing_of_before();
  // Games of another map do not count.
  if (!now_ || *now_ != now) games_.clear();
  if (!saved_ || *saved_ != saved) saved_games_.clear();
  now_ = std::move(now);
  saved_ = std::move(saved);
  thresholds_ = std::move(thresholds);
  ask();
  refresh();
}

void LiveOverlay::set_document(PlayedMap now, PlayedMap saved,
                               checks::Thresholds::Values thresholds) {
  clear();
  set_map(std::move(now), std::move(saved), std::move(thresholds));
}

void LiveOverlay::set_games(std::vector<LevelFigures> now, std::vector<LevelFigures> saved) {
  games_ = std::move(now);
  saved_games_ = std::move(saved);
  refresh();
}

bool LiveOverlay::wants_saved_games() const {
  return choice_.change && is_played(choice_.kind) && saved_map() != nullptr;
}

void LiveOverlay::clear() {
  now_.reset();
  saved_.reset();
  games_.clear();
  saved_games_.clear();
  show_nothing_of_before();
  background_.ask({}, std::nullopt);
}

void LiveOverlay::show_nothing_of_before() {
  shown_ = {};
  shown_.choice = choice_;
  shown_.version = ++version_;
  fitted_.reset();
}

void LiveOverlay::ask() {
  if (!now_) return;
  if (choice_.kind == OverlayKind::trail) {
    return background_.ask({}, TrailQuestion{*now_, choice_.trail});
  }
  if (choice_.kind != OverlayKind::tracking) return background_.ask({}, std::nullopt);
  std::vector<PlayedMap> maps{*now_};
  if (choice_.change) maps.push_back(*saved_);
  background_.ask(std::move(maps), std::nullopt);
}

void LiveOverlay::refresh() {
  shown_.choice = choice_;
  if (!now_) return;
  if (choice_.kind == OverlayKind::trail) return refresh_trail();
  auto known = figures();
  shown_.stale = !known && shown_.figures;
  if (!known) return;
  // Kinds of parts may change without their figures.
  const bool same = shown_.figures && known->parts.empty() && shown_.figures->parts.empty() &&
                    known->by_point == shown_.figures->by_point;
  if (!same) shown_.version = ++version_;
  shown_.scale = scale_of(choice_.kind, *known);
  shown_.figures = std::move(known);
}

void LiveOverlay::refresh_trail() {
  TrailQuestion question{*now_, choice_.trail};
  if (fitted_ != question) {
    // While a longer trail is searched, the old fit stays.
    if (auto fit = background_.trail(question)) {
      shown_.fit = std::move(fit);
      shown_.version = ++version_;
      fitted_ = std::move(question);
    }
  }
  shown_.stale = shown_.fit && fitted_ != TrailQuestion{*now_, choice_.trail};
}

std::optional<Figures> LiveOverlay::figures() const {
  if (choice_.kind == OverlayKind::none) return std::nullopt;
  std::optional<Figures> now = figures_of(*now_, games_);
  if (!now || !choice_.change) return now;
  // A map does not differ from itself, however many games were played.
  if (saved_map() == nullptr) return change_of(*now, *now);
  const std::optional<Figures> before = figures_of(*saved_, saved_games_);
  return before ? std::optional(change_of(*now, *before)) : std::nullopt;
}

std::optional<Figures> LiveOverlay::figures_of(const PlayedMap& map,
                                               const std::vector<LevelFigures>& games) const {
  if (choice_.kind == OverlayKind::dead_ends) return cut_off_figures(map, thresholds_);
  if (choice_.kind == OverlayKind::tracking) return background_.tracking(map);
  const LevelFigures* level = find_level(games, choice_.level);
  if (level == nullptr) return std::nullopt;
  return played_figures(choice_.kind, map.map, *level);
}

}  // namespace chartroom::editor
