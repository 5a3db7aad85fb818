#include "validator/play/simulation/ladder.h"

#include <cmath>

namespace chartroom::play {
namespace {

TournamentPlan rung_plan(const LadderPlan& ladder, const std::string& blue,
                         const std::string& green) {
  TournamentPlan plan;
  plan.map = ladder.map;
  plan.rules = ladder.rules;
  plan.blue = blue;
  plan.green = green;
  plan.surfacing = ladder.surfacing;
  plan.games = ladder.most_games / 2;
  plan.seed = ladder.seed;
  plan.jobs = ladder.jobs;
  return plan;
}

// See series::measure_rung.
class RungGames {
 public:
  using Rung = play::Rung;
  static constexpr double kPromise = kLadderShare;
  static constexpr Count kFirstLook = 128;
  static constexpr Count kGamesANumber = 4;  // a pair of games from either seat

  RungGames(const LadderPlan& plan, std::size_t agent)
      : seats_{rung_plan(plan, plan.agents[agent], plan.agents[agent - 1]),
               rung_plan(plan, plan.agents[agent - 1], plan.agents[agent])} {}

  std::string problem() const { return problem_with(seats_[1]); }

  TournamentOutcome play(std::size_t seat, const Range& pairs,
                         const std::atomic<bool>* stop) const {
    TournamentHooks hooks;
    hooks.stop = stop;
    return play_pairs(seats_[seat], pairs, hooks);
  }

  void add(std::size_t seat, const Tally& tally, Rung& rung) const {
    rung.games += tally.games;
    rung.wins += tally.wins_by_team[seat];
    rung.losses += tally.wins_by_team[1 - seat];
    rung.draws += tally.draws;
    rung.unfinished += tally.unfinished;
    for (std::size_t score = 0; score < 5; ++score) {
      rung.pairs[seat == 0 ? score : 4 - score] += tally.pairs[score];
    }
  }

  statistics::Interval share(const Rung& rung, double confidence) const {
    const double points =
        static_cast<double>(rung.wins) + static_cast<double>(rung.draws + rung.unfinished) / 2;
    return statistics::share_of_points(points, rung.games, rung.pairs, confidence);
  }

 private:
  std::array<TournamentPlan, 2> seats_;  // the agent as blue, as green
};

}  // namespace

double elo(double share) { return 400 * std::log10(share / (1 - share)); }

std::string problem_with(const LadderPlan& plan) {
  return series::problem_with_ladder<RungGames>(plan);
}

Ladder measure_ladder(const LadderPlan& plan, const LadderHooks& hooks) {
  CHARTROOM_EXPECTS(problem_with(plan).empty() && plan.most_games >= RungGames::kFirstLook);
  return series::measure_ladder<RungGames>(plan, hooks);
}

}  // namespace chartroom::play
