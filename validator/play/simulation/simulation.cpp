#include "validator/play/simulation/simulation.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "maps/files/map_file.h"
#include "validator/series/report_parts.h"

namespace chartroom::play {

Range range_of(const TournamentPlan& plan, const Shard& shard) {
  const auto [begin, end] = series::part_of(all_pairs(plan).end, shard);
  return {begin, end};
}

Range rest_of(const TournamentPlan& plan, const std::optional<Shard>& shard, Count games) {
  const Range range = shard ? range_of(plan, *shard) : all_pairs(plan);
  return {pair_after(plan, range, games), range.end};
}

std::string difference(const SimulationHeader& a, const SimulationHeader& b) {
  if (a.id != b.id) return "map";
  if (a.hash != b.hash || a.size != b.size) return "map_hash";
  if (a.seed != b.seed) return "seed";
  if (a.agents != b.agents) return "agents";
  if (a.captains != b.captains) return "captains";
  if (a.surfacing != b.surfacing) return "surfacing";
  if (a.variant != b.variant) return "variant";
  if (a.paces != b.paces) return "clocks";
  if (a.games != b.games) return "games asked";
  if (a.starts != b.starts) return "starts asked";
  if (a.rules != b.rules) return "rules";
  return "";
}

std::string to_string(const StartPlan& starts) {
  switch (starts.kind) {
    case StartPlan::Kind::free:
      return "free";
    case StartPlan::Kind::all:
      return "all";
    case StartPlan::Kind::fixed:
      break;
  }
  return to_string(starts.blue) + "," + to_string(starts.green);
}

std::optional<StartPlan> parse_starts(std::string_view text) {
  if (text == "free") return StartPlan{};
  if (text == "all") return StartPlan{StartPlan::Kind::all, {}, {}};
  const std::size_t comma = text.find(',');
  if (comma == std::string_view::npos) return {};
  const auto blue = maps::parse_point(text.substr(0, comma));
  const auto green = maps::parse_point(text.substr(comma + 1));
  if (!blue || !green) return {};
  return StartPlan{StartPlan::Kind::fixed, *blue, *green};
}

SimulationHeader header_of(const TournamentPlan& plan, const std::optional<Shard>& shard) {
  SimulationHeader header;
  header.id = plan.map.id;
  header.hash = series::hash_of(to_canonical_json(plan.map));
  header.size = plan.map.size;
  header.seed = plan.seed;
  header.agents = {plan.blue, plan.green};
  header.surfacing = plan.surfacing;
  header.variant = plan.variant;
  if (plan.variant == rules::Variant::realtime) header.paces = plan.paces;
  header.games = plan.games;
  header.starts = to_string(plan.starts);
  header.rules = plan.rules;
  header.shard = shard;
  return header;
}

TournamentPlan plan_of(const SimulationHeader& header, const maps::Map& map) {
  TournamentPlan plan;
  plan.map = map;
  plan.rules = header.rules;
  plan.blue = header.agents[0];
  plan.green = header.agents[1];
  plan.surfacing = header.surfacing;
  plan.starts = parse_starts(header.starts).value();
  plan.variant = header.variant;
  plan.paces = header.paces;
  plan.games = header.games;
  plan.seed = header.seed;
  return plan;
}

std::string level_of(const SimulationHeader& header) {
  return header.agents[0] == header.agents[1] ? header.agents[0]
                                              : header.agents[0] + "-" + header.agents[1];
}

bool captains_differ(const SimulationHeader& header) {
  return header.agents[0] != header.agents[1] || header.paces[0] != header.paces[1];
}

std::vector<Verdict> verdicts_of(const SimulationHeader& header, const Tally& tally) {
  std::vector<Verdict> result = verdicts(tally, level_of(header), kReportConfidence);
  if (!captains_differ(header)) return result;
  for (Verdict& verdict : result) {
    if (verdict.decision == Decision::stalls) continue;
    verdict.decision = Decision::undecided;
    verdict.favours.reset();
  }
  return result;
}

Simulation simulation_of(const TournamentPlan& plan, TournamentOutcome outcome,
                         const std::optional<Shard>& shard) {
  Simulation simulation;
  simulation.header = header_of(plan, shard);
  simulation.map_name = text_in(plan.map.name, "en");
  simulation.starts_forced = plan.map.starts.blue && plan.map.starts.green;
  simulation.complete = outcome.complete;
  simulation.tally = std::move(outcome.tally);
  simulation.verdicts = verdicts_of(simulation.header, simulation.tally);
  return simulation;
}

Simulation simulation_of(const maps::Map& map, const rules::Rulebook& rules,
                         const FairnessBudget& budget, Fairness fairness) {
  TournamentPlan plan;
  plan.map = map;
  plan.rules = rules;
  plan.blue = plan.green = fmt::format("{}", fmt::join(budget.levels, "+"));
  plan.starts = budget.starts;
  plan.games = 0;
  plan.seed = budget.seed;
  Simulation simulation;
  simulation.header = header_of(plan);
  simulation.map_name = text_in(map.name, "en");
  simulation.starts_forced = map.starts.blue && map.starts.green;
  simulation.complete = fairness.complete;
  for (const SkillPlay& play : fairness.levels) {
    if (play.asked) simulation.tally += play.tally;
  }
  simulation.verdicts = fairness.verdicts;
  simulation.fairness = std::move(fairness);
  return simulation;
}

}  // namespace chartroom::play
