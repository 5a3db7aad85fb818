// What `simulate` does on decks: options of their own, and the play.
#pragma once

#include <atomic>
#include <optional>
#include <string>
#include <vector>

#include "cli/con_sonar/deck_input.h"
#include "cli/settings.h"
#include "validator/con_sonar/simulation/simulation.h"

namespace chartroom::cli {

// What `simulate` is asked of decks only.
struct DeckSimulateOptions {
  std::string admirals;             // a number, or nations; "": as many as usual
  std::vector<std::string> agents;  // one for all, or one a seat; none: greedy, or all levels
  std::string sonar = "never";
  std::vector<int> first_hands;
  std::string order = "rounds";
};

void add_deck_simulate_options(CLI::App& verb, DeckSimulateOptions& options);
// The names of these options, for whoever has to refuse them where there are only maps.
const std::vector<std::string>& deck_simulate_names();

// What `simulate` is asked of maps and decks alike.
struct DeckRun {
  con_sonar::Count games = 1000;
  std::optional<double> margin;
  double confidence = 0.99;
  std::optional<series::Shard> shard;
  std::string record;  // folder; "": none
  std::string resume;  // the file of `earlier`
};

class DeckSimulating {
 public:
  DeckSimulating(const DeckSimulateOptions& options, DeckRun run, const Settings& settings,
                 const std::atomic<bool>& stop)
      : options_(options), run_(std::move(run)), settings_(settings), stop_(stop) {}

  // The results of the run that is to go on.
  void go_on_with(std::vector<con_sonar::Simulation> earlier) { earlier_ = std::move(earlier); }

  // Nothing, and an error printed, where the deck cannot be played. Throws CLI::ValidationError
  // where a value is not understood.
  std::optional<con_sonar::Simulation> simulate(const DeckInput& input) const;

 private:
  con_sonar::SeriesPlan plan_for(const DeckInput& input) const;
  std::optional<con_sonar::Simulation> judged(const DeckInput& input) const;
  std::optional<con_sonar::Simulation> played(const DeckInput& input) const;
  bool take_up(const DeckInput& input, const con_sonar::SimulationHeader& header,
               con_sonar::SeriesOutcome& so_far) const;
  con_sonar::RecordSink record_sink(const std::string& id) const;

  const DeckSimulateOptions& options_;
  DeckRun run_;
  const Settings& settings_;
  const std::atomic<bool>& stop_;
  std::vector<con_sonar::Simulation> earlier_;
};

}  // namespace chartroom::cli
