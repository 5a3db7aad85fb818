// The line that a submarine leaves, point by point, which sets of points do not tell.
#pragma once

#include <vector>

#include "maps/point.h"
#include "validator/rules/action.h"

namespace chartroom::rules {

// The points since the start or the last surfacing, in order; the present one is the last.
using Trail = std::vector<maps::Point>;

// After an action of its team that left the submarine at `here`.
inline void lengthen(Trail& trail, ActionKind kind, maps::Point here) {
  if (kind == ActionKind::surface) trail.clear();
  if (trail.empty() || trail.back() != here) trail.push_back(here);
}

}  // namespace chartroom::rules
