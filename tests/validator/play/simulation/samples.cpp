#include "tests/validator/play/simulation/samples.h"

#include "tests/known_maps.h"
#include "validator/play/simulation/ladder.h"
#include "validator/play/simulation/simulation_report.h"

namespace chartroom::play {
using namespace maps;
using namespace rules;
namespace {

TournamentPlan plan_on(const Map& map, const std::string& blue, const std::string& green,
                       Count games, const Jobs& jobs) {
  TournamentPlan plan;
  plan.map = map;
  plan.rules = rulebook_for(map);
  plan.blue = blue;
  plan.green = green;
  plan.games = games;
  plan.seed = 5;
  plan.jobs = jobs;
  return plan;
}

std::string played(const TournamentPlan& plan) {
  return simulation_json(simulation_of(plan, play_tournament(plan)));
}

// A sea of four words, with islands, ragged quadrants and house rules.
Map large_sea() {
  std::mt19937 random(11);
  Map map = known::random_map(random);
  while (map.size.columns < 12 || map.size.rows < 12) map = known::random_map(random);
  return map;
}

std::string in_realtime(const Jobs& jobs) {
  TournamentPlan plan = plan_on(known::north_pole(), "novice", "standard", 100, jobs);
  plan.variant = Variant::realtime;
  plan.paces[1] = {2'000, 500};
  return played(plan);
}

std::string at_will(const Jobs& jobs) {
  TournamentPlan plan = plan_on(known::alpha(), "standard", "standard", 100, jobs);
  plan.surfacing = SurfacingWill::at_will;
  return played(plan);
}

std::string every_start(const Jobs& jobs) {
  TournamentPlan plan =
      plan_on(known::sea({".....", ".##..", ".....", "...#."}), "expert", "expert", 2, jobs);
  plan.starts.kind = StartPlan::Kind::all;
  return played(plan);
}

std::string verdict(const Jobs& jobs) {
  const Map map = known::archipelago();
  FairnessBudget budget = deciding_budget(0.1, 0.8);
  budget.levels = {"novice", "standard"};
  budget.jobs = jobs;
  const Rulebook rules = rulebook_for(map);
  return simulation_json(simulation_of(map, rules, budget, measure_fairness(map, rules, budget)));
}

std::string ladder(const Jobs& jobs) {
  LadderPlan plan;
  plan.map = known::north_pole();
  plan.rules = rulebook_for(plan.map);
  plan.agents = {"random", "novice", "standard", "expert"};
  plan.most_games = 256;
  plan.jobs = jobs;
  return ladder_json(plan, measure_ladder(plan));
}

}  // namespace

std::vector<Sample> play_samples(const Jobs& jobs) {
  return {
      {"novices", played(plan_on(known::archipelago(), "novice", "novice", 100, jobs))},
      {"standard against expert",
       played(plan_on(known::north_pole(), "standard", "expert", 100, jobs))},
      {"masters", played(plan_on(known::archipelago(), "master:8", "expert", 8, jobs))},
      {"a large sea", played(plan_on(large_sea(), "expert", "standard", 40, jobs))},
      {"in realtime", in_realtime(jobs)},
      {"surfacing at will", at_will(jobs)},
      {"every pair of starts", every_start(jobs)},
      {"a verdict", verdict(jobs)},
      {"a ladder", ladder(jobs)},
  };
}

}  // namespace chartroom::play
