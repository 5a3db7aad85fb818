// Works out a submarine's energy and damage from its announcements.
#pragma once

#include <span>

#include "validator/rules/announcement_list.h"
#include "validator/rules/rulebook.h"

namespace chartroom::play {

struct Gauges {
  int energy = 0;  // at least
  int damage = 0;
  // True after an action that `energy` could not pay: a call was missed, and there is more energy
  // than `energy`. A full gauge ends the doubt.
  bool unsure = false;

  friend bool operator==(const Gauges&, const Gauges&) = default;
};

// Returns the gauges of the tracked team after these lines (Tracking::standing).
Gauges gauges_after(std::span<const rules::HeardLine> lines, maps::Team tracked,
                    const rules::Rulebook& rules);

}  // namespace chartroom::play
