// What `simulate` is asked on the command line.
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

// Adds the options to the verb; what they say is in `options` when it is called.
void add_simulate_options(CLI::App& verb, SimulateOptions& options);

// What is to be played. Throw CLI::ValidationError where a value is not understood.
play::TournamentPlan plan_for(const MapInput& input, const SimulateOptions& options,
                              const Settings& settings);
play::FairnessBudget budget_for(const SimulateOptions& options, const Settings& settings);

play::ResponsePlan responses_for(const MapInput& input, const SimulateOptions& options,
                                 const Settings& settings);

// Options that exclude each other: throws CLI::ValidationError that says which.
void check_together(const CLI::App& verb, const SimulateOptions& options);
// Options of a game of which there is no input: the same.
void check_games(const CLI::App& verb, bool maps, bool decks);

}  // namespace chartroom::cli
