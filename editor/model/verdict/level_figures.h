// Figures for each point from the games of one skill: small enough to copy with every update.
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
  std::vector<play::StartMetric> starts;  // starts that were played, in reading order
  friend bool operator==(const LevelFigures&, const LevelFigures&) = default;
};

// Returns the figures of these games, equal to those of `simulate` and the report.
LevelFigures level_figures(const std::string& level, const play::Tally& tally);

// Replaces the figures of this skill, unless the old ones have more games.
void keep_larger(std::vector<LevelFigures>& all, LevelFigures figures);
// Returns the figures of a skill; null if it has not played yet.
const LevelFigures* find_level(const std::vector<LevelFigures>& all, const std::string& level);

}  // namespace chartroom::editor
