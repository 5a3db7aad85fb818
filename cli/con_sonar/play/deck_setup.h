// From the command line to a table of Con Sonar!: which deck, who sits where.
#pragma once

#include "cli/play/options.h"
#include "cli/settings.h"

namespace chartroom::cli {

// Whether the options ask for a game with a deck.
bool asks_for_deck(const PlayOptions& options);

// Plays what the options ask for; the exit status.
int play_deck(const PlayOptions& options, const Settings& settings);

}  // namespace chartroom::cli
