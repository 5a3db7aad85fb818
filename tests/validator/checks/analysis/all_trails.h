// The longest trail by trying them all: what every cleverer search is held against, on small seas.
#pragma once

#include <algorithm>

#include "maps/point_set.h"

namespace chartroom::checks {
using namespace maps;

inline int longest_of_all_trails_from(Point at, PointSet free) {
  free.erase(at);
  int longest = 0;
  for (const Point p : PointSet{at}.neighbours() & free) {
    longest = std::max(longest, longest_of_all_trails_from(p, free));
  }
  return longest + 1;
}

inline int longest_of_all_trails(const PointSet& water) {
  int most = 0;
  for (const Point p : water) most = std::max(most, longest_of_all_trails_from(p, water));
  return most;
}

}  // namespace chartroom::checks
