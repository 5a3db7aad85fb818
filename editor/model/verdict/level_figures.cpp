#include "editor/model/verdict/level_figures.h"

#include <algorithm>
#include <utility>

#include "validator/play/simulation/simulation.h"

namespace chartroom::editor {

LevelFigures level_figures(const std::string& level, const play::Tally& tally) {
  return {level,      tally.games,      tally.visits,
          tally.hits, tally.surfacings, start_metrics(tally, play::kReportConfidence)};
}

void keep_larger(std::vector<LevelFigures>& all, LevelFigures figures) {
  const auto same = std::ranges::find(all, figures.level, &LevelFigures::level);
  if (same == all.end()) {
    all.push_back(std::move(figures));
  } else if (same->games <= figures.games) {
    *same = std::move(figures);
  }
}

const LevelFigures* find_level(const std::vector<LevelFigures>& all, const std::string& level) {
  const auto found = std::ranges::find(all, level, &LevelFigures::level);
  return found == all.end() ? nullptr : &*found;
}

}  // namespace chartroom::editor
