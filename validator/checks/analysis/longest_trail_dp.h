// The longest trail exactly, where memory allows.
#pragma once

#include <cstddef>

#include "maps/point_set.h"

namespace chartroom::checks {

// 50 MB of states.
inline constexpr std::size_t kMostFrontierStates = std::size_t{1} << 20;

struct LongestTrail {
  int points = 0;     // of the longest trail that was found
  bool exact = true;  // none is longer
};

// The longest trail in the water that does not cross itself, found by a sweep that remembers only
// how trails cross the line between what is swept and what is not. A trail of `known` points is
// known to exist; what cannot become longer is forgotten. Where more than `most_states` would have
// to be remembered only the longest are, and the answer may not be exact any more.
LongestTrail longest_trail(const maps::PointSet& water, int known,
                           std::size_t most_states = kMostFrontierStates);

}  // namespace chartroom::checks
