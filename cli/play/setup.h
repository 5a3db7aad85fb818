// From the command line to a table: which map, who sits where, where they start.
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

// A table ready to play at.
struct PlaySetup {
  std::unique_ptr<play::Table> table;
  PlayFiles files;
  std::optional<maps::Team> player;  // who chose a start last and is still alone at the keyboard
};

// Reads what the options name, before anybody is asked for anything. What cannot be is printed and
// gives nothing. The setup has no starts and nobody who begins yet, or comes from a record.
struct PlayPlan {
  play::TableSetup setup;
  std::unique_ptr<play::Table> resumed;
  PlayFiles files;
};
std::optional<PlayPlan> plan_play(const PlayOptions& options, std::uint64_t seed);

// Draws who begins and asks people for their starts. Nothing when somebody leaves.
std::optional<PlaySetup> set_up(PlayPlan plan, const PlayOptions& options, Console& console);

}  // namespace chartroom::cli
