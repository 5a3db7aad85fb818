// A simulation of a deck: its request and its results. `simulate` writes and reads it as a
// document, and shards of it add up.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "validator/con_sonar/simulation/deck_fairness.h"
#include "validator/series/shards.h"

namespace chartroom::con_sonar {

using series::kReportConfidence;

// The request of a run: two runs with equal headers play the same games.
struct SimulationHeader : series::RunHeader {
  std::vector<std::string> admirals;  // ids of the nations that play in turn
  std::vector<std::string> agents;    // by seat; for a judgement, of its first level
  std::vector<std::string> levels;    // of a judgement: the skills, as names of agents
  int sonar_level = 0;                // see SeriesPlan
  std::vector<int> first_hand_sizes;  // see SeriesPlan
  SeatOrder seat_order = SeatOrder::rounds;

  friend bool operator==(const SimulationHeader&, const SimulationHeader&) = default;
};

// Returns the first member in which two headers differ, such as "seed", or "". Ignores shards.
std::string difference(const SimulationHeader& a, const SimulationHeader& b);

struct Simulation {
  SimulationHeader header;
  std::string deck_name;  // in English; "" if it is not known, as in a document
  bool complete = true;   // false: stopped early; whole blocks from the first game on
  double margin = kFairMargin;
  double confidence = kReportConfidence;
  Tally tally;  // for a judgement, the sum of its levels; nations in the order of the header
  std::vector<Verdict> verdicts;
  std::vector<SkillPlay> levels;  // of a judgement
};

SimulationHeader header_of(const SeriesPlan& plan, const std::optional<series::Shard>& shard = {});
// The plan that has this header, on its deck.
SeriesPlan plan_of(const SimulationHeader& header, const Deck& deck);

// Returns the rest of a plan, or of a shard, after its first `games` games.
Range rest_of(const SeriesPlan& plan, const std::optional<series::Shard>& shard, Count games);

// A fixed number of games, with the verdicts that they allow.
Simulation simulation_of(const SeriesPlan& plan, const SeriesOutcome& outcome,
                         const std::optional<series::Shard>& shard = {});
// The tally of a simulation of this plan: nations in the order of the deck.
Tally tally_of(const Simulation& simulation, const SeriesPlan& plan);
// The verdicts of a simulation, from its tally.
std::vector<Verdict> verdicts_of(const Simulation& simulation);
// A judgement as a simulation.
Simulation simulation_of(const Rules& rules, const DeckFairness& fairness);

// The report for people.
std::string simulation_text(const Simulation& simulation);
// One JSON object on one line: "chartroom-simulate".
std::string simulation_json(const Simulation& simulation);

// Reads all documents of a file, one a line, as simulation_json writes them. A judgement is an
// error, since it can be neither merged nor resumed.
ParseResult<std::vector<Simulation>> parse_simulations(std::string_view text,
                                                       const std::string& path);

using ShardFile = series::ShardFile<Simulation>;
// Merges the shards of one run, in any order, into the result of a single run. A shard that is
// missing, duplicate, unfinished or of another run is an error with the path of its file.
ParseResult<std::vector<Simulation>> merge_shards(const std::vector<ShardFile>& files);

}  // namespace chartroom::con_sonar
