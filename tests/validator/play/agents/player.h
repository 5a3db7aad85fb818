// A table that shows agents only what they may know.
#pragma once

#include <array>

#include "validator/play/agents/agent.h"

namespace chartroom::play {
using namespace maps;
using namespace rules;

// A game that blue begins, with the trackers of both operators.
struct Player {
  Player(const Sea<2>& sea_at_hand, Point blue, Point green)
      : sea(sea_at_hand),
        state(sea, blue, green, Team::blue),
        trackers{Tracker<2>(sea, Team::blue), Tracker<2>(sea, Team::green)} {}

  View<2> view(Team team) const { return view_of(state, trackers, team); }
  Announcement play(const Action& action) {
    const Announcement said = state.apply(state.to_move(), action);
    for (Tracker<2>& tracker : trackers) tracker.hear(said);
    return said;
  }

  const Sea<2>& sea;
  State<2> state;
  std::array<Tracker<2>, 2> trackers;
};

}  // namespace chartroom::play
