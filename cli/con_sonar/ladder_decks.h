// What `ladder` does on decks.
#pragma once

#include <atomic>
#include <string>
#include <vector>

#include "cli/con_sonar/deck_input.h"
#include "cli/settings.h"
#include "validator/con_sonar/simulation/ladder.h"

namespace chartroom::cli {

// What `ladder` is asked of decks.
struct DeckLadderOptions {
  std::vector<std::string> agents;  // none: all
  con_sonar::Count games = 0;       // 0: as many as usual
  int admirals = 0;                 // 0: as many as usual
  std::string sonar = "never";
};

// Adds the options that decks have alone.
void add_deck_ladder_options(CLI::App& verb, DeckLadderOptions& options);

struct DeckLadderReport {
  std::string text;  // or JSON
  bool holds = false;
};

// Measures on a deck; nothing, and an error printed, where it cannot be played.
std::optional<DeckLadderReport> ladder_of(const DeckInput& input, const DeckLadderOptions& options,
                                          const Settings& settings, bool json,
                                          const std::atomic<bool>& stop);

}  // namespace chartroom::cli
