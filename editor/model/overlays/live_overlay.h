// The overlay of the map in front: chosen once, it follows the map and whatever becomes known of
// it.
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
  std::string level = "standard";  // of captains, where games are played
  bool change = false;             // against the saved map
  std::string trail = {};          // what was announced
  friend bool operator==(const OverlayChoice&, const OverlayChoice&) = default;
};

// What is on the board.
struct ShownOverlay {
  OverlayChoice choice;
  std::optional<Figures> figures;  // none: nothing is known yet
  FigureScale scale;
  std::optional<TrailFit> fit;  // of a trail
  bool stale = false;           // of the map before the last change
  std::uint64_t version = 0;    // another one for other figures, or another fit
};

class LiveOverlay {
 public:
  // `news` is called in the background: call refresh() then.
  explicit LiveOverlay(std::function<void()> news) : background_(std::move(news)) {}

  const OverlayChoice& choice() const { return choice_; }
  void choose(OverlayChoice choice);

  // The map in front as it is and as it was saved, after every change; by the thresholds of its
  // pack. With another document nothing of the one before is shown any more.
  void set_map(PlayedMap now, PlayedMap saved, checks::Thresholds::Values thresholds);
  void set_document(PlayedMap now, PlayedMap saved, checks::Thresholds::Values thresholds);
  // What captains have played so far on both; those of the saved map are asked for only where
  // wants_saved_games().
  void set_games(std::vector<LevelFigures> now, std::vector<LevelFigures> saved);
  bool wants_saved_games() const;
  // Nothing is in front that an overlay could show.
  void clear();

  // The saved map, while it is another than the one in front.
  const PlayedMap* saved_map() const { return saved_ && *saved_ != *now_ ? &*saved_ : nullptr; }

  // Looks for what has become known.
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
  std::optional<TrailQuestion> fitted_;  // that the shown fit answers
  std::uint64_t version_ = 0;
  BackgroundFigures background_;  // the last member: its thread calls whoever looks at the others
};

}  // namespace chartroom::editor
