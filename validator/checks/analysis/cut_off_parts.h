// The parts of the water that can be entered and left by one point only. A submarine that goes in
// has that point on its trail and cannot come out by it without surfacing.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "maps/point_set.h"

namespace chartroom::checks {

enum class PartKind : std::uint8_t {
  dead_end,  // a line of points: it can be entered, but not turned in
  pocket,    // holds less than a share of the water
  narrows,   // the passage between two sides that both hold more
};

struct CutOffPart {
  PartKind kind = PartKind::pocket;
  maps::Point mouth;       // the last point of the rest before the part
  maps::PointSet part;     // what lies behind, of a narrows without the passage
  maps::PointSet passage;  // of a narrows: its points, each of which shuts it
  maps::PointSet rest;     // what lies before; the larger side, without the passage
  int measured = 0;  // points of the part, without the passage that leads to them, whose share
                     // of the piece tells a pocket from a narrows
};

// How many ends a connected set of points has, that is points with no more than one neighbour in
// it, where no way in it leads round to where it began; nothing where one does.
std::optional<int> branch_ends(const maps::PointSet& part);

// The cut-off parts of a connected piece of water, by their first points. Each is given once: a
// point of a passage has the part and the passage so far behind it, and only the whole counts; and
// what lies in a dead end or a pocket is part of it.
std::vector<CutOffPart> cut_off_parts(const maps::PointSet& piece, double pocket_share);

}  // namespace chartroom::checks
