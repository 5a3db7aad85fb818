#include "validator/play/simulation/ladder.h"

#include <algorithm>
#include <cmath>

namespace chartroom::play {
namespace {

// The first look; each further one after twice as many games. A pair is two games from one seat
// each, so a look at n games takes n / 4 pairs of either seat.
constexpr Count kFirstLook = 128;

std::vector<Count> looks(Count most_games) {
  std::vector<Count> games;
  for (Count n = kFirstLook; n < most_games; n *= 2) games.push_back(n);
  games.push_back(most_games);
  return games;
}

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

class Climb {
 public:
  Climb(const LadderPlan& plan, const LadderHooks& hooks, std::size_t agent)
      : plan_(plan),
        hooks_(hooks),
        seats_{rung_plan(plan, plan.agents[agent], plan.agents[agent - 1]),
               rung_plan(plan, plan.agents[agent - 1], plan.agents[agent])} {
    rung_.agent = plan.agents[agent];
    rung_.below = plan.agents[agent - 1];
  }

  Rung run() {
    const std::vector<Count> all = looks(plan_.most_games);
    // Every look may err, so each gets its share of the chance to.
    const double error = (1 - plan_.confidence) / static_cast<double>(all.size());
    for (const Count games : all) {
      if (!play_up_to(games / 4)) break;
      look(1 - error);
      if (hooks_.progress) hooks_.progress(rung_);
      if (rung_.answer != RungAnswer::open) break;
    }
    return rung_;
  }

 private:
  // False where it was stopped; what was played then is left out.
  bool play_up_to(Count pairs) {
    TournamentHooks hooks;
    hooks.stop = hooks_.stop;
    std::array<Tally, 2> more;
    for (const maps::Team seat : maps::kTeams) {
      const TournamentOutcome outcome = play_pairs(seats_[index(seat)], {played_, pairs}, hooks);
      if (!outcome.complete) return false;
      more[index(seat)] = outcome.tally;
    }
    for (const maps::Team seat : maps::kTeams) add(seat, more[index(seat)]);
    played_ = pairs;
    return true;
  }

  void add(maps::Team seat, const Tally& tally) {
    rung_.games += tally.games;
    rung_.wins += tally.wins_by_team[index(seat)];
    rung_.losses += tally.wins_by_team[index(other(seat))];
    rung_.draws += tally.draws;
    rung_.unfinished += tally.unfinished;
    for (std::size_t score = 0; score < 5; ++score) {
      rung_.pairs[seat == maps::Team::blue ? score : 4 - score] += tally.pairs[score];
    }
  }

  void look(double confidence) {
    const double points =
        static_cast<double>(rung_.wins) + static_cast<double>(rung_.draws + rung_.unfinished) / 2;
    rung_.share = statistics::share_of_points(points, rung_.games, rung_.pairs, confidence);
    if (rung_.share.low >= kLadderShare) rung_.answer = RungAnswer::offered;
    if (rung_.share.high < kLadderShare) rung_.answer = RungAnswer::not_offered;
  }

  const LadderPlan& plan_;
  const LadderHooks& hooks_;
  std::array<TournamentPlan, 2> seats_;  // the agent as blue, as green
  Count played_ = 0;                     // pairs of either seat
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

bool Ladder::holds() const {
  return complete && std::all_of(rungs.begin(), rungs.end(), [](const Rung& rung) {
           return rung.answer == RungAnswer::offered;
         });
}

double elo(double share) { return 400 * std::log10(share / (1 - share)); }

std::string problem_with(const LadderPlan& plan) {
  if (plan.agents.size() < 2) return "a ladder needs two agents or more";
  for (std::size_t agent = 1; agent < plan.agents.size(); ++agent) {
    const std::string problem =
        problem_with(rung_plan(plan, plan.agents[agent - 1], plan.agents[agent]));
    if (!problem.empty()) return problem;
  }
  return "";
}

Ladder measure_ladder(const LadderPlan& plan, const LadderHooks& hooks) {
  CHARTROOM_EXPECTS(problem_with(plan).empty() && plan.most_games >= kFirstLook);
  Ladder ladder;
  for (std::size_t agent = 1; agent < plan.agents.size(); ++agent) {
    ladder.rungs.push_back(Climb(plan, hooks, agent).run());
    if (!hooks.stop || !*hooks.stop) continue;
    ladder.complete = false;
    break;
  }
  return ladder;
}

}  // namespace chartroom::play
