#include "validator/play/simulation/start_matrix.h"

#include <algorithm>
#include <cstdint>

namespace chartroom::play {
namespace {

constexpr double kConfidence = 0.95;
// Changes the seed for the fresh games to one that people are unlikely to choose.
constexpr std::uint64_t kFresh = 0x9e3779b97f4a7c15;

}  // namespace

std::vector<StartMetric> confirmed(const std::vector<StartMetric>& starts, const Tally& fresh) {
  std::vector<StartMetric> result = starts;
  const std::vector<StartMetric> again = start_metrics(fresh, kConfidence);
  std::vector<StartMetric*> suspects;
  std::vector<double> p_values;
  for (StartMetric& start : result) {
    if (!start.suspect) continue;
    const auto same = std::find_if(again.begin(), again.end(), [&](const StartMetric& other) {
      return other.start == start.start;
    });
    const bool same_side =
        same != again.end() && (same->share.estimate > 0.5) == (start.share.estimate > 0.5);
    suspects.push_back(&start);
    p_values.push_back(same_side ? same->p_value : 1);
  }
  const std::vector<bool> rejected = statistics::holm(p_values, 1 - kConfidence);
  for (std::size_t i = 0; i < suspects.size(); ++i) suspects[i]->suspect = rejected[i];
  return result;
}

StartMatrix play_start_matrix(TournamentPlan plan, const TournamentHooks& hooks) {
  plan.starts.kind = StartPlan::Kind::all;
  StartMatrix matrix;
  matrix.level = level_of(plan);
  matrix.tally = play_tournament(plan, hooks).tally;
  matrix.starts = start_metrics(matrix.tally, kConfidence);
  const bool any = std::any_of(matrix.starts.begin(), matrix.starts.end(),
                               [](const StartMetric& start) { return start.suspect; });
  if (!any) return matrix;
  plan.seed ^= kFresh;
  matrix.starts = confirmed(matrix.starts, play_tournament(plan, hooks).tally);
  return matrix;
}

}  // namespace chartroom::play
