// The figures that an overlay shows on a map's points.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "editor/model/verdict/map_verdict.h"
#include "validator/checks/analysis/cut_off_parts.h"
#include "validator/checks/thresholds.h"

namespace chartroom::editor {

enum class OverlayKind : std::uint8_t {
  none,
  dead_ends,   // dead ends, pockets and narrows: number of points they cut off
  tracking,    // mean number of possible positions by start, after kVerdictMoves moves
  visits,      // arrivals in 100 games
  hits,        // damage taken from torpedoes in 100 games
  surfacings,  // in 100 games
  winners,     // share of the points by start, in percent
  trail,       // fits of an announced trail (trail_search.h); it has no figures
};

// True if the figures come from games of captains of one skill.
constexpr bool is_played(OverlayKind kind) {
  return kind >= OverlayKind::visits && kind <= OverlayKind::winners;
}

struct Figure {
  double value = 0;
  double margin = 0;  // half of its 95% interval; 0 if it is exact
  friend bool operator==(const Figure&, const Figure&) = default;
};

struct Figures {
  std::map<maps::Point, Figure> by_point;
  play::Count games = 0;                  // number of games; 0 if the figures are exact
  std::vector<checks::CutOffPart> parts;  // dead_ends: the parts cut off
  bool change = false;                    // they are differences of two maps
};

// Uses the pack's thresholds, like the findings R202 to R204.
Figures cut_off_figures(const PlayedMap& map, const checks::Thresholds::Values& thresholds);
// Returns a figure for every point of water, as each is a possible start.
Figures tracking_figures(const maps::Map& map);
// Returns figures for every point of water, or for `winners`, for every start that was played. The
// kind must be played.
Figures played_figures(OverlayKind kind, const maps::Map& map, const LevelFigures& played);

// Returns the changes at points with figures in both, with the margin of the difference.
Figures change_of(const Figures& now, const Figures& before);
// True if chance alone would often cause this change.
constexpr bool within_chance(const Figure& change) {
  const double size = change.value < 0 ? -change.value : change.value;
  return size <= change.margin;
}

// Returns the part of a point: for a narrows, the one whose passage has it. Null if there is none.
const checks::CutOffPart* part_at(const Figures& figures, maps::Point point);

// The range of colors and sizes: from `low` to `high`, symmetric around a middle if there is one.
struct FigureScale {
  double low = 0;
  double high = 1;
  std::optional<double> middle;
  friend bool operator==(const FigureScale&, const FigureScale&) = default;
};

FigureScale scale_of(OverlayKind kind, const Figures& figures);
// Returns a value's position on the scale: 0 to 1, or -1 to 1 with a middle.
double place_on(const FigureScale& scale, double value);

}  // namespace chartroom::editor
