// A simulation as a value: what was asked, and what came of it. Documents of `simulate` carry it,
// and shards of it add up (simulation_file.h).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "validator/play/games/tournament.h"
#include "validator/play/simulation/fairness.h"
#include "validator/series/shards.h"

namespace chartroom::play {

using series::kReportConfidence;
using series::Shard;

Range range_of(const TournamentPlan& plan, const Shard& shard);
// What is left of a plan, or of a shard of it, after its first games, which end with a whole pair.
Range rest_of(const TournamentPlan& plan, const std::optional<Shard>& shard, Count games);

// What was asked: two runs with equal headers would play the same games.
// `games` are for each pair of starts.
struct SimulationHeader : series::RunHeader {
  maps::Size size;
  std::array<std::string, 2> agents;  // by team; of a judgement, all levels joined by "+"
  int captains = kCaptains;           // the edition of the agents
  SurfacingWill surfacing = SurfacingWill::blocked;
  rules::Variant variant = rules::Variant::turns;
  std::array<Pace, 2> paces{};  // realtime
  std::string starts;           // "free", "all", "A1,J10"
  rules::Rulebook rules;

  friend bool operator==(const SimulationHeader&, const SimulationHeader&) = default;
};

// The first thing in which two headers differ but for their shard: "seed"; "" where nothing does.
std::string difference(const SimulationHeader& a, const SimulationHeader& b);

struct Simulation {
  SimulationHeader header;
  bool starts_forced = false;  // by the map, both
  std::string map_name;        // in English; "" where it is not known, as in a document
  bool complete = true;        // false: stopped early; whole blocks from the first game on
  Tally tally;                 // of a judgement, all its levels'
  std::vector<Verdict> verdicts;
  std::optional<Judgement> judgement;  // where it was played until it was decided
};

// As a header writes them: "free", "all", "A1,J10"; nothing for any other text.
std::string to_string(const StartPlan& starts);
std::optional<StartPlan> parse_starts(std::string_view text);

SimulationHeader header_of(const TournamentPlan& plan, const std::optional<Shard>& shard = {});
// The plan that has this header, on its map.
TournamentPlan plan_of(const SimulationHeader& header, const maps::Map& map);

// A fixed number of games, with the verdicts that they allow.
Simulation simulation_of(const TournamentPlan& plan, TournamentOutcome outcome,
                         const std::optional<Shard>& shard = {});
// The tally of a simulation of this plan.
inline const Tally& tally_of(const Simulation& simulation, const TournamentPlan&) {
  return simulation.tally;
}
// A judgement as a simulation.
Simulation simulation_of(const maps::Map& map, const rules::Rulebook& rules,
                         const FairnessBudget& budget, Judgement judgement);

// The name of the skill that a header's agents stand for: "novice", "novice-random".
std::string level_of(const SimulationHeader& header);

}  // namespace chartroom::play
