#include "validator/play/simulation/play_metrics.h"

#include "validator/play/games/tournament.h"
#include "validator/play/simulation/verdict.h"
#include "validator/series/spread.h"

namespace chartroom::play {

PlayMetrics play_metrics(const maps::Map& map, const rules::Rulebook& rules, int games, int jobs) {
  TournamentPlan plan;
  plan.map = map;
  plan.rules = rules;
  plan.games = games;
  plan.jobs = jobs;
  if (!problem_with(plan).empty()) return {};
  const Tally tally = play_tournament(plan).tally;
  const statistics::Interval share = share_for(Question::first_move, tally, 0.95);
  return {series::mean(tally.actions_until_located),
          series::mean(tally.plies),
          share.estimate,
          (share.high - share.low) / 2,
          games,
          tally.visits};
}

}  // namespace chartroom::play
