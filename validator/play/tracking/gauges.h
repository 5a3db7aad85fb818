// What everybody can see of a submarine on its gauges, from what was heard of it.
#pragma once

#include <span>

#include "validator/rules/announcement_list.h"
#include "validator/rules/rulebook.h"

namespace chartroom::play {

struct Gauges {
  int energy = 0;  // at least
  int damage = 0;
  // Something was used that could not be paid for: a call was missed, and there is more energy than
  // `energy` says. A full gauge makes it sure again.
  bool unsure = false;

  friend bool operator==(const Gauges&, const Gauges&) = default;
};

// The gauges of the tracked team after these lines (Tracking::standing).
Gauges gauges_after(std::span<const rules::HeardLine> lines, maps::Team tracked,
                    const rules::Rulebook& rules);

}  // namespace chartroom::play
