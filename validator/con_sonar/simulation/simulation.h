// A simulation of a deck as a value: what was asked, and what came of it. Documents of `simulate`
// carry it, and shards of it add up.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "validator/con_sonar/simulation/judgement.h"
#include "validator/series/shards.h"

namespace chartroom::con_sonar {

using series::kReportConfidence;

// What was asked: two runs with equal headers would play the same games.
struct SimulationHeader : series::RunHeader {
  std::vector<std::string> admirals;  // ids of the nations that play in turn
  std::vector<std::string> agents;    // by seat
  std::vector<std::string> levels;    // of a judgement, whose agents are those of the first
  int sonar = 0;
  std::vector<int> first_hands;  // see SeriesPlan
  Order order = Order::rounds;

  friend bool operator==(const SimulationHeader&, const SimulationHeader&) = default;
};

// The first thing in which two headers differ but for their shard: "seed"; "" where nothing does.
std::string difference(const SimulationHeader& a, const SimulationHeader& b);

struct Simulation {
  SimulationHeader header;
  std::string deck_name;  // in English; "" where it is not known, as in a document
  bool complete = true;   // false: stopped early; whole blocks from the first game on
  double margin = kFairMargin;
  double confidence = kReportConfidence;
  Tally tally;  // of a judgement, all its levels'; nations as the header's list has them
  std::vector<Verdict> verdicts;
  std::vector<LevelPlay> levels;  // of a judgement
};

SimulationHeader header_of(const SeriesPlan& plan, const std::optional<series::Shard>& shard = {});
// The plan that has this header, on its deck.
SeriesPlan plan_of(const SimulationHeader& header, const Deck& deck);

// What is left of a plan, or of a shard of it, after its first games.
Range rest_of(const SeriesPlan& plan, const std::optional<series::Shard>& shard, Count games);

// A fixed number of games, with the verdicts that they allow.
Simulation simulation_of(const SeriesPlan& plan, const SeriesOutcome& outcome,
                         const std::optional<series::Shard>& shard = {});
// The tally of a simulation of this plan: nations in the order of the deck.
Tally tally_of(const Simulation& simulation, const SeriesPlan& plan);
// The verdicts of a simulation, from its tally.
std::vector<Verdict> verdicts_of(const Simulation& simulation);
// A judgement as a simulation.
Simulation simulation_of(const Rules& rules, const DeckJudgement& judgement);

// For people.
std::string simulation_text(const Simulation& simulation);
// One JSON object on one line: "chartroom-simulate".
std::string simulation_json(const Simulation& simulation);

// Reads all documents of a file, one a line, as simulation_json writes them. Fixed numbers of
// games only: a judgement can be neither merged nor resumed.
ParseResult<std::vector<Simulation>> parse_simulations(std::string_view text,
                                                       const std::string& path);

using ShardFile = series::ShardFile<Simulation>;
// Adds the shards of one run, in any order, to what one run gives. A shard that is missing,
// doubled, unfinished or of another run is an error, whose path is that of the shard's file.
ParseResult<std::vector<Simulation>> merge_shards(const std::vector<ShardFile>& files);

}  // namespace chartroom::con_sonar
