// Merges two people's changes to one map.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "maps/map.h"

namespace chartroom::maps {

// A value that both sides changed differently.
struct MergeConflict {
  std::string what;  // a key of the text picture ("name.de", "starts.blue"), "size", "quadrants"
  PointSet points;   // for "quadrants": the points in conflict
  friend bool operator==(const MergeConflict&, const MergeConflict&) = default;
};

struct MergedMap {
  Map ours;                              // merged; has our value where both sides changed it
  Map theirs;                            // merged; has their value where both sides changed it
  std::vector<MergeConflict> conflicts;  // empty: both maps are equal
};

// Merges point by point and value by value, and takes each change that only one side made. Islands,
// surface points, texts, starts and rules merge independently; quadrants merge by their numbers. If
// the size changed, the whole board is one value.
MergedMap merge(const Map& base, const Map& ours, const Map& theirs);

}  // namespace chartroom::maps
