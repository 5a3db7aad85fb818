// Three-way merging of maps: two people's changes of one map made into one.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "maps/map.h"

namespace chartroom::maps {

// What both changed, and not alike.
struct MergeConflict {
  std::string what;  // a key of the text picture ("name.de", "starts.blue"), "size", "quadrants"
  PointSet points;   // of "quadrants": where
  friend bool operator==(const MergeConflict&, const MergeConflict&) = default;
};

struct MergedMap {
  Map ours;                              // merged; where both changed, as we have it
  Map theirs;                            // merged; where both changed, as they have it
  std::vector<MergeConflict> conflicts;  // none: both are the same map
};

// Point by point and value by value: what one side alone changed is taken from it. Islands, surface
// points and each text, start and rule stand for themselves; the numbers of quadrants count as they
// are. Where the size changed, the board as a whole is one value.
MergedMap merge(const Map& base, const Map& ours, const Map& theirs);

}  // namespace chartroom::maps
