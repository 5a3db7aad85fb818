// The small changes of a map that suggestions are made of.
#pragma once

#include <string>
#include <vector>

#include "maps/map_difference.h"
#include "maps/map_edit.h"

namespace chartroom::suggest {

// Every change that is one: a start moved, a point of land added or taken, the border between two
// quadrants shifted by a point along its whole length, a surface point added where surfacing costs
// damage. Nothing changes on the points that are kept; a start that stands on one stays there.
std::vector<maps::MapEdit> single_changes(const maps::Map& map, const maps::PointSet& keep);

// How many such changes lie between two maps, whatever the way.
int size_of(const maps::MapDifference& difference);

// How far they go: the steps between a start's places, the points of a border, and 1 for any other.
int distance_of(const maps::MapDifference& difference);

// The changes as orders, one each: "move blue's start from A1 to B3".
std::vector<std::string> orders(const maps::MapDifference& difference);

}  // namespace chartroom::suggest
