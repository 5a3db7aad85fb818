// Mirrored painting: the active symmetries and their effect on points and quadrants.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "maps/symmetry.h"

namespace chartroom::editor {

// The user's symmetries. They form a group: left-right with up-down includes the half turn, and a
// quarter turn includes its multiples.
class Mirroring {
 public:
  bool has(maps::Symmetry symmetry) const { return (chosen_ & bit(symmetry)) != 0; }
  void set(maps::Symmetry symmetry, bool on);
  bool any() const { return chosen_ != 0; }

  // Returns the group of the chosen symmetries, the identity first. Symmetries that a sea of this
  // size does not allow (diagonals and quarter turns unless it is square) have no effect.
  std::vector<maps::Symmetry> group(maps::Size size) const;

  friend bool operator==(const Mirroring&, const Mirroring&) = default;

 private:
  static constexpr unsigned bit(maps::Symmetry symmetry) {
    return 1U << static_cast<unsigned>(symmetry);
  }
  unsigned chosen_ = 0;
};

// Returns the symmetry that applies `first`, then `second`.
maps::Symmetry composed(maps::Symmetry first, maps::Symmetry second);

// Returns all images of the points in the sea.
maps::PointSet images(const std::vector<maps::Symmetry>& group, const maps::PointSet& points,
                      maps::Size size);

// Returns the symmetry that takes one team's start to the other's: the half turn if the group has
// it, else the first after the identity; the identity if it is alone.
maps::Symmetry starts_symmetry(const std::vector<maps::Symmetry>& group);

// Returns the points that only the identity of a group leaves in place.
maps::PointSet off_axes(const std::vector<maps::Symmetry>& group, maps::Size size);

// For each quadrant number of a map, its partner under a symmetry: the quadrant at its image with
// the most common points off the axes, each used once. A number without such points is its own
// partner. On a symmetric map, partners are exactly the images.
using Partners = std::array<int, maps::kMaxQuadrant + 1>;
// Returns the partners for each symmetry of a group.
std::vector<Partners> partners(const maps::Map& map, const std::vector<maps::Symmetry>& group);

}  // namespace chartroom::editor
