// The small changes of a map that make up suggestions.
#pragma once

#include <string>
#include <vector>

#include "maps/map_difference.h"
#include "maps/map_edit.h"

namespace chartroom::suggest {

// Returns every single change: a start moved, a point of land added or removed, the border between
// two quadrants shifted by a point along its whole length, or a surface point added if surfacing
// costs damage. Points of `keep`, and starts on them, do not change.
std::vector<maps::MapEdit> single_changes(const maps::Map& map, const maps::PointSet& keep);

// Returns the number of single changes between two maps.
int size_of(const maps::MapDifference& difference);

// Returns their total extent: steps of a start, points of a border, and 1 for any other change.
int distance_of(const maps::MapDifference& difference);

// Returns the changes as instructions, one each: "move blue's start from A1 to B3".
std::vector<std::string> orders(const maps::MapDifference& difference);

}  // namespace chartroom::suggest
