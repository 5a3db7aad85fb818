#include "validator/con_sonar/simulation/deck_simulation.h"

#include <algorithm>
#include <numeric>

#include "maps/con_sonar/deck_file.h"
#include "validator/series/report_parts.h"

namespace chartroom::con_sonar {
namespace {

// Returns the tally with its nations in the order of the plan.
Tally in_order_of(Tally tally, const std::vector<int>& nations) {
  const Tally all = tally;
  tally.wins_by_nation = {};
  tally.games_by_nation = {};
  for (std::size_t i = 0; i < nations.size(); ++i) {
    const auto nation = static_cast<std::size_t>(nations[i]);
    tally.wins_by_nation[i] = all.wins_by_nation[nation];
    tally.games_by_nation[i] = all.games_by_nation[nation];
  }
  return tally;
}

SeriesPlan plan_of(const Rules& rules, const PlayBudget& budget) {
  SeriesPlan plan{rules, budget.nations, {}};
  plan.agents.assign(static_cast<std::size_t>(budget.admirals), budget.levels.front());
  plan.sonar_level = budget.sonar_level;
  plan.games = 0;
  plan.seed = budget.seed;
  plan.first_hand_sizes = budget.first_hand_sizes;
  plan.seat_order = budget.seat_order;
  return plan;
}

}  // namespace

std::string difference(const SimulationHeader& a, const SimulationHeader& b) {
  if (a.id != b.id) return "deck";
  if (a.hash != b.hash) return "deck_hash";
  if (a.seed != b.seed) return "seed";
  if (a.admirals != b.admirals) return "admirals";
  if (a.agents != b.agents || a.levels != b.levels) return "agents";
  if (a.sonar_level != b.sonar_level) return "sonar asked";
  if (a.games != b.games) return "games asked";
  if (a.first_hand_sizes != b.first_hand_sizes) return "first hands asked";
  if (a.seat_order != b.seat_order) return "order asked";
  return "";
}

SimulationHeader header_of(const SeriesPlan& plan, const std::optional<series::Shard>& shard) {
  const Deck& deck = plan.rules.deck();
  SimulationHeader header;
  header.id = deck.id;
  header.hash = series::hash_of(to_canonical_json(deck));
  header.seed = plan.seed;
  for (const int nation : plan.nations) header.admirals.push_back(deck.nations[nation].id);
  header.agents = plan.agents;
  header.sonar_level = plan.sonar_level;
  header.games = plan.games;
  header.first_hand_sizes = plan.first_hand_sizes;
  header.seat_order = plan.seat_order;
  header.shard = shard;
  return header;
}

SeriesPlan plan_of(const SimulationHeader& header, const Deck& deck) {
  SeriesPlan plan{Rules(deck), {}, header.agents};
  for (const std::string& id : header.admirals) plan.nations.push_back(deck.nation(id).value());
  plan.sonar_level = header.sonar_level;
  plan.games = header.games;
  plan.seed = header.seed;
  plan.first_hand_sizes = header.first_hand_sizes;
  plan.seat_order = header.seat_order;
  return plan;
}

Range rest_of(const SeriesPlan& plan, const std::optional<series::Shard>& shard, Count games) {
  const auto [begin, end] = series::part_of(plan.games, shard.value_or(series::Shard{}));
  return {std::min(end, begin + games), end};
}

Tally tally_of(const Simulation& simulation, const SeriesPlan& plan) {
  Tally result = simulation.tally;
  result.wins_by_nation = {};
  result.games_by_nation = {};
  for (std::size_t i = 0; i < plan.nations.size(); ++i) {
    const auto nation = static_cast<std::size_t>(plan.nations[i]);
    result.wins_by_nation[nation] = simulation.tally.wins_by_nation[i];
    result.games_by_nation[nation] = simulation.tally.games_by_nation[i];
  }
  return result;
}

std::vector<Verdict> verdicts_of(const Simulation& simulation) {
  const SimulationHeader& header = simulation.header;
  VerdictPlan plan;
  plan.admirals = static_cast<int>(header.agents.size());
  plan.nations.resize(header.admirals.size());
  std::iota(plan.nations.begin(), plan.nations.end(), 0);
  plan.margin = simulation.margin;
  plan.confidence = simulation.confidence;
  plan.agents_differ = agents_differ(header.agents);
  std::vector<Verdict> verdicts;
  for (const Question question : kQuestions) {
    verdicts.push_back(verdict(question, simulation.tally, plan, level_of(header.agents)));
  }
  return verdicts;
}

Simulation simulation_of(const SeriesPlan& plan, const SeriesOutcome& outcome,
                         const std::optional<series::Shard>& shard) {
  Simulation simulation;
  simulation.header = header_of(plan, shard);
  simulation.deck_name = text_in(plan.rules.deck().name, "en");
  simulation.complete = outcome.complete;
  simulation.tally = in_order_of(outcome.tally, plan.nations);
  simulation.verdicts = verdicts_of(simulation);
  return simulation;
}

Simulation simulation_of(const Rules& rules, const DeckFairness& fairness) {
  const PlayBudget& budget = fairness.budget;
  Simulation simulation;
  simulation.header = header_of(plan_of(rules, budget));
  simulation.header.levels = budget.levels;
  simulation.deck_name = text_in(rules.deck().name, "en");
  simulation.complete = fairness.complete;
  simulation.margin = budget.margin;
  simulation.confidence = budget.confidence;
  for (const SkillPlay& play : fairness.levels) {
    simulation.tally += in_order_of(play.tally, budget.nations);
    simulation.verdicts.push_back(play.seats_verdict);
    simulation.verdicts.push_back(play.nations_verdict);
  }
  simulation.levels = fairness.levels;
  return simulation;
}

}  // namespace chartroom::con_sonar
