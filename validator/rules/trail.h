// The trail of a submarine, point by point. Sets of points lose this order.
#pragma once

#include <vector>

#include "maps/point.h"
#include "validator/rules/action.h"

namespace chartroom::rules {

// The points since the start or the last surfacing, in order; the present one is the last.
using Trail = std::vector<maps::Point>;

// Updates the trail after an action of its team that ended at `here`.
inline void lengthen(Trail& trail, ActionKind kind, maps::Point here) {
  if (kind == ActionKind::surface) trail.clear();
  if (trail.empty() || trail.back() != here) trail.push_back(here);
}

}  // namespace chartroom::rules
