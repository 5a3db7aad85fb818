// The overlay of the map in front. Once chosen, it follows the map and new results.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "editor/model/overlays/background_figures.h"
#include "editor/model/overlays/figures.h"

namespace chartroom::editor {

struct OverlayChoice {
  OverlayKind kind = OverlayKind::none;
  std::string level = "standard";  // the captains' skill, for figures from games
  bool change = false;             // shows the change from the saved map
  std::string trail = {};          // the announced trail
  friend bool operator==(const OverlayChoice&, const OverlayChoice&) = default;
};

// The overlay on the board.
struct ShownOverlay {
  OverlayChoice choice;
  std::optional<Figures> figures;  // none: not known yet
  FigureScale scale;
  std::optional<TrailFit> fit;  // the fit of a trail
  bool stale = false;           // figures of the map before the last change
  std::uint64_t version = 0;    // changes with the figures or the fit
};

class LiveOverlay {
 public:
  // `news` is called in the background: call refresh() then.
  explicit LiveOverlay(std::function<void()> news) : background_(std::move(news)) {}

  const OverlayChoice& choice() const { return choice_; }
  void choose(OverlayChoice choice);

  // Sets the map in front and its saved version after every change, with its pack's thresholds.
  // set_document sets another document, and clears the previous one's figures.
  void set_map(PlayedMap now, PlayedMap saved, checks::Thresholds::Values thresholds);
  void set_document(PlayedMap now, PlayedMap saved, checks::Thresholds::Values thresholds);
  // Sets the games played so far on both maps. Those of the saved map are needed only if
  // wants_saved_games().
  void set_games(std::vector<LevelFigures> now, std::vector<LevelFigures> saved);
  bool wants_saved_games() const;
  // Clears the overlay: no map is in front.
  void clear();

  // The saved map if it differs from the one in front; else null.
  const PlayedMap* saved_map() const { return saved_ && *saved_ != *now_ ? &*saved_ : nullptr; }

  // Takes up new results.
  void refresh();
  const ShownOverlay& shown() const { return shown_; }

 private:
  void ask();
  void show_nothing_of_before();
  void refresh_trail();
  std::optional<Figures> figures() const;
  std::optional<Figures> figures_of(const PlayedMap& map,
                                    const std::vector<LevelFigures>& games) const;

  OverlayChoice choice_;
  std::optional<PlayedMap> now_;
  std::optional<PlayedMap> saved_;  // both or none
  checks::Thresholds::Values thresholds_;
  std::vector<LevelFigures> games_;
  std::vector<LevelFigures> saved_games_;
  ShownOverlay shown_;
  std::optional<TrailQuestion> fitted_;  // the question of the shown fit
  std::uint64_t version_ = 0;
  BackgroundFigures background_;  // the last member: its thread calls `news`, which uses the others
};

}  // namespace chartroom::editor
