// Sets up a game from the command line: map, seats and starts.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "cli/map_input.h"
#include "cli/play/console.h"
#include "cli/play/options.h"
#include "cli/play/session.h"

namespace chartroom::cli {

// A table that is ready for play.
struct PlaySetup {
  std::unique_ptr<play::Table> table;
  PlayFiles files;
  std::optional<maps::Team>
      person_at_keyboard;  // chose a start last, and is still alone at the keyboard
};

// Reads all that the options name, before any question. Prints problems and then returns nothing.
// The setup has no starts and no first player yet, unless it continues a record.
struct PlayPlan {
  play::TableSetup setup;
  std::unique_ptr<play::Table> resumed;
  PlayFiles files;
};
std::optional<PlayPlan> plan_play(const PlayOptions& options, std::uint64_t seed);

// Draws the first player and asks people for their starts. Returns nothing if a player leaves.
std::optional<PlaySetup> set_up(PlayPlan plan, const PlayOptions& options, Console& console);

}  // namespace chartroom::cli
