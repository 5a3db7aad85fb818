// What the games of one level say point by point: small enough to be handed over at every news.
#pragma once

#include <string>
#include <vector>

#include "validator/play/games/tally.h"
#include "validator/play/simulation/game_metrics.h"

namespace chartroom::editor {

struct LevelFigures {
  std::string level;
  play::Count games = 0;
  play::PointCounts visits{};
  play::PointCounts hits{};
  play::PointCounts surfacings{};
  std::vector<play::StartMetric> starts;  // those that were begun from, in reading order
  friend bool operator==(const LevelFigures&, const LevelFigures&) = default;
};

// The same figures that `simulate` and the report give for these games.
LevelFigures level_figures(const std::string& level, const play::Tally& tally);

// Takes them in place of those of the same level, unless these come from more games.
void keep_larger(std::vector<LevelFigures>& all, LevelFigures figures);
// Null where the level has not played yet.
const LevelFigures* find_level(const std::vector<LevelFigures>& all, const std::string& level);

}  // namespace chartroom::editor
