// A figure for each point of a map that has one: what an overlay shows on the board.
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
  dead_ends,   // dead ends, pockets and narrows: how many points they cut off
  tracking,    // by start: the mean number of places left after kVerdictMoves moves
  visits,      // arrivals in 100 games
  hits,        // damage taken from torpedoes in 100 games
  surfacings,  // in 100 games
  winners,     // by start: the share of the points, in per cent
  trail,       // where an announced trail fits (trail_search.h); it has no figures
};

// Whether the figures come from games, at a level.
constexpr bool is_played(OverlayKind kind) {
  return kind >= OverlayKind::visits && kind <= OverlayKind::winners;
}

struct Figure {
  double value = 0;
  double margin = 0;  // half of its 95 % interval; 0 where it is exact
  friend bool operator==(const Figure&, const Figure&) = default;
};

struct Figures {
  std::map<maps::Point, Figure> by_point;
  play::Count games = 0;                  // behind them; 0 where they are exact
  std::vector<checks::CutOffPart> parts;  // dead_ends: what the figures are about
  bool change = false;                    // they tell how two maps differ
};

// By the thresholds of the pack, as the findings R202 to R204 are.
Figures cut_off_figures(const PlayedMap& map, const checks::Thresholds::Values& thresholds);
// For every point of water, for all of these are possible starts.
Figures tracking_figures(const maps::Map& map);
// For every point of water; of winners for every start that was played from. The kind is one that
// is played.
Figures played_figures(OverlayKind kind, const maps::Map& map, const LevelFigures& played);

// Now against before, for the points that have a figure in both, with the margin of the difference.
Figures change_of(const Figures& now, const Figures& before);
// A change that chance alone would often make.
constexpr bool within_chance(const Figure& change) {
  const double size = change.value < 0 ? -change.value : change.value;
  return size <= change.margin;
}

// The part that the point belongs to: for a point of a narrows, the passage. Null for none.
const checks::CutOffPart* part_at(const Figures& figures, maps::Point point);

// What colours and sizes stand for: from `low` to `high`, or, with a middle, as far to either side.
struct FigureScale {
  double low = 0;
  double high = 1;
  std::optional<double> middle;
  friend bool operator==(const FigureScale&, const FigureScale&) = default;
};

FigureScale scale_of(OverlayKind kind, const Figures& figures);
// Where on the scale: 0 to 1; of one with a middle, -1 to 1.
double place_on(const FigureScale& scale, double value);

}  // namespace chartroom::editor
