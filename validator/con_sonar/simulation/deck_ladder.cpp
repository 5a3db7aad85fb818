#include "validator/con_sonar/simulation/deck_ladder.h"

namespace chartroom::con_sonar {
namespace {

// The agent has every other seat: from the second seat on at table 0, from the first at table 1.
SeriesPlan rung_table(const LadderPlan& ladder, std::size_t agent, int table) {
  SeriesPlan plan{ladder.rules, all_nations(ladder.rules), {}};
  for (int seat = 0; seat < ladder.admirals; ++seat) {
    plan.agents.push_back(ladder.agents[(seat + table) % 2 == 1 ? agent : agent - 1]);
  }
  plan.sonar_level = ladder.sonar_level;
  plan.games = ladder.most_games / 2;
  plan.seed = ladder.seed;
  plan.jobs = ladder.jobs;
  return plan;
}

// See series::measure_rung.
class RungGames {
 public:
  using Rung = con_sonar::Rung;
  static constexpr double kPromise = kLadderShare;
  static constexpr Count kFirstLook = 256;
  static constexpr Count kGamesANumber = 2;  // one at either table

  RungGames(const LadderPlan& plan, std::size_t agent)
      : tables_{rung_table(plan, agent, 0), rung_table(plan, agent, 1)} {}

  std::string problem() const { return problem_with(tables_[0]); }

  SeriesOutcome play(std::size_t table, const Range& games, const std::atomic<bool>* stop) const {
    SeriesHooks hooks;
    hooks.stop = stop;
    return play_series(tables_[table], games, hooks);
  }

  void add(int table, const Tally& tally, Rung& rung) const {
    rung.games += tally.games;
    rung.given_up += tally.endings[static_cast<std::size_t>(Ending::limit)];
    for (int seat = 0; seat < tables_[0].admirals(); ++seat) {
      if ((seat + table) % 2 == 1) rung.wins += tally.wins_by_seat[seat];
    }
  }

  statistics::Interval share(const Rung& rung, double confidence) const {
    return statistics::share(whole_wins(rung.wins), rung.games, confidence);
  }

 private:
  std::array<SeriesPlan, 2> tables_;
};

}  // namespace

std::string problem_with(const LadderPlan& plan) {
  return series::problem_with_ladder<RungGames>(plan);
}

LadderResult measure_ladder(const LadderPlan& plan, const LadderHooks& hooks) {
  CHARTROOM_EXPECTS(problem_with(plan).empty() && plan.most_games >= RungGames::kFirstLook / 2);
  return series::measure_ladder<RungGames>(plan, hooks);
}

}  // namespace chartroom::con_sonar
