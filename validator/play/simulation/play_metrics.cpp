#include "validator/play/simulation/play_metrics.h"

#include "validator/play/games/tournament.h"
#include "validator/play/simulation/verdict.h"

namespace chartroom::play {

namespace {

double mean_of(const std::map<int, Count>& counts) {
  double sum = 0;
  double games = 0;
  for (const auto& [value, count] : counts) {
    sum += static_cast<double>(value) * static_cast<double>(count);
    games += static_cast<double>(count);
  }
  return games > 0 ? sum / games : 0;
}

}  // namespace

PlayMetrics play_metrics(const maps::Map& map, const rules::Rulebook& rules, int games, int jobs) {
  TournamentPlan plan;
  plan.map = map;
  plan.rules = rules;
  plan.games = games;
  plan.jobs = jobs;
  if (!problem_with(plan).empty()) return {};
  const Tally tally = play_tournament(plan).tally;
  const statistics::Interval share = share_for(Question::first_move, tally, 0.95);
  return {mean_of(tally.localised_after),
          mean_of(tally.plies),
          share.estimate,
          (share.high - share.low) / 2,
          games,
          tally.visits};
}

}  // namespace chartroom::play
