#include "validator/con_sonar/simulation/deck_fairness.h"

#include <algorithm>

#include "validator/series/looks.h"

namespace chartroom::con_sonar {
namespace {

constexpr Count kFirstGames = 64;  // a block of the series

PlayBudget filled(const Rules& rules, PlayBudget budget) {
  if (budget.nations.empty()) budget.nations = all_nations(rules);
  if (budget.admirals == 0) {
    budget.admirals = std::min(kUsualAdmirals, static_cast<int>(budget.nations.size()));
  }
  return budget;
}

SeriesPlan plan_for(const Rules& rules, const PlayBudget& budget, const std::string& level) {
  SeriesPlan plan{rules, budget.nations, {}};
  plan.agents.assign(static_cast<std::size_t>(budget.admirals), level);
  plan.sonar_level = budget.sonar_level;
  plan.games = budget.most_games;
  plan.seed = budget.seed;
  plan.jobs = budget.jobs;
  plan.first_hand_sizes = budget.first_hand_sizes;
  plan.seat_order = budget.seat_order;
  return plan;
}

Count affordable(const PlayBudget& budget, const Tally& tally) {
  if (budget.most_turns_weighed == 0) return budget.most_games;
  return series::affordable_games(budget.most_turns_weighed, tally.effort.turns_weighed,
                                  tally.games, kFirstGames);
}

SkillPlay measure_level(const PlayBudget& budget, const SeriesPlan& plan,
                        const FairnessHooks& hooks) {
  SkillPlay play;
  play.level = level_of(plan.agents);
  SequentialVerdicts verdicts({budget.admirals, budget.nations, budget.margin, budget.confidence},
                              budget.most_games, play.level);
  // Plays a range in parts, so that games that cost much end near the budget's work.
  const auto play_on = [&](Range games) {
    SeriesHooks until_stop;
    until_stop.stop = hooks.stop;
    while (games.begin < games.end) {
      const Count part = std::min(games.end - games.begin, affordable(budget, play.tally));
      play.cut_short = part == 0;
      if (play.cut_short) return false;
      const SeriesOutcome more = play_series(plan, {games.begin, games.begin + part}, until_stop);
      play.tally += more.tally;
      if (!more.complete) return false;
      games.begin += part;
    }
    return true;
  };
  series::play_until_decided(verdicts.looks(), play_on, [&] {
    verdicts.look(play.tally);
    if (hooks.progress) hooks.progress({play.level, play.tally.games, budget.most_games});
    return verdicts.answered();
  });
  // The limit of work does not depend on results, so this look takes the place of the next one.
  if (play.cut_short) verdicts.look(play.tally);
  play.seats_verdict = verdicts.of(Question::seats);
  play.nations_verdict = verdicts.of(Question::nations);
  return play;
}

}  // namespace

PlayBudget play_budget() {
  PlayBudget budget;
  budget.levels = {"greedy"};
  budget.most_games = 60'000;
  budget.most_turns_weighed = 1'000'000'000;
  budget.confidence = 0.95;
  return budget;
}

PlayBudget thorough_budget() {
  PlayBudget budget;
  budget.most_games = 400'000;
  budget.most_turns_weighed = 4'000'000'000;
  return budget;
}

double SkillPlay::given_up() const {
  if (tally.games == 0) return 0;
  return static_cast<double>(tally.endings[static_cast<std::size_t>(Ending::limit)]) /
         static_cast<double>(tally.games);
}

Decision DeckFairness::decision(Question question) const {
  Decision worst = Decision::fair;
  for (const SkillPlay& play : levels) {
    worst = worse(
        worst, (question == Question::seats ? play.seats_verdict : play.nations_verdict).decision);
  }
  return worst;
}

Count DeckFairness::games() const {
  Count all = 0;
  for (const SkillPlay& play : levels) all += play.tally.games;
  return all;
}

std::string problem_with(const Rules& rules, const PlayBudget& budget) {
  const PlayBudget full = filled(rules, budget);
  for (const std::string& level : full.levels) {
    if (std::string problem = problem_with(plan_for(rules, full, level)); !problem.empty()) {
      return problem;
    }
  }
  return "";
}

DeckFairness measure_fairness(const Rules& rules, const PlayBudget& budget,
                              const FairnessHooks& hooks) {
  CHARTROOM_EXPECTS(problem_with(rules, budget).empty());
  DeckFairness fairness{filled(rules, budget), {}};
  for (const std::string& level : fairness.budget.levels) {
    const SeriesPlan plan = plan_for(rules, fairness.budget, level);
    fairness.levels.push_back(measure_level(fairness.budget, plan, hooks));
    fairness.complete = !hooks.stop || !*hooks.stop;
    if (!fairness.complete) break;
  }
  return fairness;
}

}  // namespace chartroom::con_sonar
