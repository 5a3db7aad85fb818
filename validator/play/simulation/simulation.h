// A simulation: its request and its results. `simulate` writes it as a document, and
// simulation_file.h reads documents and adds up shards.
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
// Returns the rest of a plan, or of a shard, after its first `games` games, which are whole pairs.
Range rest_of(const TournamentPlan& plan, const std::optional<Shard>& shard, Count games);

// The request: runs with equal headers play the same games. `games` are for each pair of starts.
struct SimulationHeader : series::RunHeader {
  maps::Size size;
  std::array<std::string, 2> agents;  // by team; for a judgement, both are all levels joined by "+"
  int captains = kCaptains;           // the edition of the agents
  SurfacingWill surfacing = SurfacingWill::blocked;
  rules::Variant variant = rules::Variant::turns;
  std::array<Pace, 2> paces{};  // realtime
  std::string starts;           // "free", "all", "A1,J10"
  rules::Rulebook rules;

  friend bool operator==(const SimulationHeader&, const SimulationHeader&) = default;
};

// Returns the first member in which two headers differ, such as "seed", or "". Ignores shards.
std::string difference(const SimulationHeader& a, const SimulationHeader& b);

struct Simulation {
  SimulationHeader header;
  bool starts_forced = false;  // the map has both starts
  std::string map_name;        // in English; "" if it is not known, as in a document
  bool complete = true;        // false: stopped early; whole blocks from the first game on
  Tally tally;                 // for a judgement, the sum of its deciding levels
  std::vector<Verdict> verdicts;
  std::optional<Fairness> fairness;  // if games were played until it was decided
};

// Write and read starts as a header has them: "free", "all", "A1,J10". Other texts give no plan.
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
Simulation simulation_of(const maps::Map& map, const rules::Rulebook& rules,
                         const FairnessBudget& budget, Fairness fairness);

// The name of the skill that a header's agents stand for: "novice", "novice-random".
std::string level_of(const SimulationHeader& header);

// True if the teams have different agents or, in realtime, different clocks. The shares then tell
// which captain is better, not which side or which move is.
bool captains_differ(const SimulationHeader& header);

// Returns the verdicts that a header's games allow. Where the captains differ, both questions are
// undecided, or the map stalls.
std::vector<Verdict> verdicts_of(const SimulationHeader& header, const Tally& tally);

}  // namespace chartroom::play
