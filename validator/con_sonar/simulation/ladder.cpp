#include "validator/con_sonar/simulation/ladder.h"

#include <algorithm>
#include <numeric>

namespace chartroom::con_sonar {
namespace {

// The first look; each further one after twice as many games.
constexpr Count kFirstLadderLook = 256;

std::vector<Count> looks(Count most_games) {
  std::vector<Count> games;
  for (Count n = kFirstLadderLook; n < most_games; n *= 2) games.push_back(n);
  games.push_back(most_games);
  return games;
}

// The agent sits in every other seat, of the first table from the second on.
SeriesPlan rung_table(const LadderPlan& ladder, std::size_t agent, int table) {
  SeriesPlan plan{ladder.rules, {}, {}};
  plan.nations.resize(static_cast<std::size_t>(ladder.rules.nations()));
  std::iota(plan.nations.begin(), plan.nations.end(), 0);
  for (int seat = 0; seat < ladder.admirals; ++seat) {
    plan.agents.push_back(ladder.agents[(seat + table) % 2 == 1 ? agent : agent - 1]);
  }
  plan.sonar = ladder.sonar;
  plan.games = ladder.most_games / 2;
  plan.seed = ladder.seed;
  plan.jobs = ladder.jobs;
  return plan;
}

class Climb {
 public:
  Climb(const LadderPlan& plan, const LadderHooks& hooks, std::size_t agent)
      : plan_(plan),
        hooks_(hooks),
        tables_{rung_table(plan, agent, 0), rung_table(plan, agent, 1)} {
    rung_.agent = plan.agents[agent];
    rung_.below = plan.agents[agent - 1];
  }

  Rung run() {
    const std::vector<Count> all = looks(plan_.most_games);
    // Every look may err, so each gets its share of the chance to.
    const double error = (1 - plan_.confidence) / static_cast<double>(all.size());
    for (const Count games : all) {
      if (!play_up_to(games / 2)) break;
      look(1 - error);
      if (hooks_.progress) hooks_.progress(rung_);
      if (rung_.answer != RungAnswer::open) break;
    }
    return rung_;
  }

 private:
  // At either table. False where it was stopped; what was played then is left out.
  bool play_up_to(Count games) {
    SeriesHooks hooks;
    hooks.stop = hooks_.stop;
    std::array<Tally, 2> more;
    for (const int table : {0, 1}) {
      const SeriesOutcome outcome = play_series(tables_[table], {played_, games}, hooks);
      if (!outcome.complete) return false;
      more[table] = outcome.tally;
    }
    for (const int table : {0, 1}) add(table, more[table]);
    played_ = games;
    return true;
  }

  void add(int table, const Tally& tally) {
    rung_.games += tally.games;
    rung_.given_up += tally.endings[static_cast<std::size_t>(Ending::limit)];
    for (int seat = 0; seat < plan_.admirals; ++seat) {
      if ((seat + table) % 2 == 1) rung_.wins += tally.wins_by_seat[seat];
    }
  }

  void look(double confidence) {
    rung_.share = statistics::share(static_cast<double>(rung_.wins) / static_cast<double>(kWin),
                                    rung_.games, confidence);
    if (rung_.share.low >= kLadderShare) rung_.answer = RungAnswer::offered;
    if (rung_.share.high < kLadderShare) rung_.answer = RungAnswer::not_offered;
  }

  const LadderPlan& plan_;
  const LadderHooks& hooks_;
  std::array<SeriesPlan, 2> tables_;
  Count played_ = 0;  // at either table
  Rung rung_;
};

}  // namespace

std::string_view to_string(RungAnswer answer) {
  switch (answer) {
    case RungAnswer::open:
      return "open";
    case RungAnswer::offered:
      return "offered";
    case RungAnswer::not_offered:
      break;
  }
  return "not-offered";
}

bool LadderResult::holds() const {
  return complete && std::all_of(rungs.begin(), rungs.end(), [](const Rung& rung) {
           return rung.answer == RungAnswer::offered;
         });
}

std::string problem_with(const LadderPlan& plan) {
  if (plan.agents.size() < 2) return "a ladder needs two agents or more";
  for (std::size_t agent = 1; agent < plan.agents.size(); ++agent) {
    if (std::string problem = problem_with(rung_table(plan, agent, 0)); !problem.empty()) {
      return problem;
    }
  }
  return "";
}

LadderResult measure_ladder(const LadderPlan& plan, const LadderHooks& hooks) {
  CHARTROOM_EXPECTS(problem_with(plan).empty() && plan.most_games >= kFirstLadderLook / 2);
  LadderResult ladder;
  for (std::size_t agent = 1; agent < plan.agents.size(); ++agent) {
    ladder.rungs.push_back(Climb(plan, hooks, agent).run());
    if (!hooks.stop || !*hooks.stop) continue;
    ladder.complete = false;
    break;
  }
  return ladder;
}

}  // namespace chartroom::con_sonar
