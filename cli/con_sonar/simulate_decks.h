// `simulate` for decks: their own options, and playing their games.
#pragma once

#include <atomic>
#include <optional>
#include <string>
#include <vector>

#include "cli/con_sonar/deck_input.h"
#include "cli/play_run.h"
#include "validator/con_sonar/simulation/deck_simulation.h"

namespace chartroom::cli {

// The options of `simulate` that only decks have.
struct DeckSimulateOptions {
  std::string admirals;             // a number, or nations; "": see usual_admirals
  std::vector<std::string> agents;  // one for all, or one a seat; none: greedy, or all levels
  std::string sonar = "never";
  std::vector<int> first_hand_sizes;
  std::string seat_order = "rounds";
};

void add_deck_simulate_options(CLI::App& verb, DeckSimulateOptions& options);
// The names of these options, to refuse them if there are only maps.
const std::vector<std::string>& deck_simulate_names();

// Returns the plan of the options. Throws CLI::ValidationError if a value is malformed.
con_sonar::SeriesPlan plan_for(const DeckInput& input, const DeckSimulateOptions& options,
                               const RunOptions& run, const Settings& settings);

// Plays the plan until it is decided.
con_sonar::Simulation play_verdict(const con_sonar::SeriesPlan& plan,
                                   const DeckSimulateOptions& options, const RunOptions& run,
                                   const Settings& settings, const std::atomic<bool>& stop);

}  // namespace chartroom::cli
