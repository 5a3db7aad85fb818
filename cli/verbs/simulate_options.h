// The command-line options of `simulate`.
#pragma once

#include <array>
#include <string>

#include "cli/con_sonar/simulate_decks.h"
#include "cli/map_input.h"
#include "cli/play_run.h"
#include "cli/settings.h"
#include "validator/play/responder/responses.h"
#include "validator/play/simulation/fairness.h"
#include "validator/play/simulation/simulation.h"

namespace chartroom::cli {

struct SimulateOptions : RunOptions {
  std::string path;
  bool games_given = false;
  std::string responder;
  std::string blue = "novice";
  std::string green = "novice";
  bool agents_given = false;
  std::string surfacing = "blocked";
  std::string starts = "free";
  std::string variant = "turns";
  std::array<std::string, 2> clocks{to_string(play::Pace{}), to_string(play::Pace{})};  // by team
  DeckSimulateOptions deck;
};

// Adds the options to the verb; parsing the command line fills in `options`.
void add_simulate_options(CLI::App& verb, SimulateOptions& options);

// Return the plans of the options. Throw CLI::ValidationError if a value is malformed.
play::TournamentPlan plan_for(const MapInput& input, const SimulateOptions& options,
                              const Settings& settings);
play::FairnessBudget budget_for(const SimulateOptions& options, const Settings& settings);

play::ResponsePlan responses_for(const MapInput& input, const SimulateOptions& options,
                                 const Settings& settings);

// Throws CLI::ValidationError if options exclude each other.
void check_together(const CLI::App& verb, const SimulateOptions& options);
// Throws CLI::ValidationError if options are for maps or decks but the input has none.
void check_games(const CLI::App& verb, bool maps, bool decks);

}  // namespace chartroom::cli
