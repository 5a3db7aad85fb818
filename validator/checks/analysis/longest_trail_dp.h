// Finds the longest trail, exactly if memory allows.
#pragma once

#include <cstddef>

#include "maps/point_set.h"

namespace chartroom::checks {

// 50 MB of states.
inline constexpr std::size_t kMostFrontierStates = std::size_t{1} << 20;

struct LongestTrail {
  int points = 0;     // of the longest trail found
  bool exact = true;  // no trail is longer
};

// Returns the length of the longest trail that does not cross itself. A sweep keeps only how trails
// cross the line between swept and unswept cells. It drops trails that cannot exceed `known`, the
// points of a known trail. If there are more than `most_states` states, it keeps those with the
// longest trails, and the result may be inexact.
LongestTrail longest_trail(const maps::PointSet& water, int known,
                           std::size_t most_states = kMostFrontierStates);

}  // namespace chartroom::checks
