// Parts of the water with a single point of access. A submarine that enters has that point on its
// trail and must surface to leave.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "maps/point_set.h"

namespace chartroom::checks {

enum class PartKind : std::uint8_t {
  dead_end,  // a line of points, in which a submarine cannot turn
  pocket,    // has less than a share of the water
  narrows,   // the passage between two larger sides
};

struct CutOffPart {
  PartKind kind = PartKind::pocket;
  maps::Point mouth;       // the last point before the part
  maps::PointSet part;     // all points behind the mouth; for a narrows, the smaller side
  maps::PointSet passage;  // for a narrows, its points, each of which is a point of access
  maps::PointSet rest;     // the points before the mouth; for a narrows, the larger side
  int measured = 0;        // the points behind the passage: their share of the piece distinguishes
                           // a pocket from a narrows
};

// Returns the number of ends of a connected set of points: points with at most one neighbor in it.
// Nothing if the set has a ring.
std::optional<int> branch_ends(const maps::PointSet& part);

// Returns the cut-off parts of a connected piece of water, in reading order of their first points.
// A part appears once for its whole passage. Parts within a dead end or a pocket are left out.
std::vector<CutOffPart> cut_off_parts(const maps::PointSet& piece, double pocket_share);

}  // namespace chartroom::checks
