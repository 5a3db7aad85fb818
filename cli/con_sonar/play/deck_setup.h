// Sets up a game of Con Sonar! from the command line: deck and seats.
#pragma once

#include "cli/play/options.h"
#include "cli/settings.h"

namespace chartroom::cli {

// True if the options ask for a game with a deck.
bool asks_for_deck(const PlayOptions& options);

// Plays as the options ask and returns the exit status.
int play_deck(const PlayOptions& options, const Settings& settings);

}  // namespace chartroom::cli
