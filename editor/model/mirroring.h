// Mirrored painting: which symmetries are on, and what they make of points and quadrants.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "maps/symmetry.h"

namespace chartroom::editor {

// The symmetries that the user has switched on. Together they make a group: left-right and up-down
// bring the half turn with them, a quarter turn all its multiples.
class Mirroring {
 public:
  bool has(maps::Symmetry symmetry) const { return (chosen_ & bit(symmetry)) != 0; }
  void set(maps::Symmetry symmetry, bool on);
  bool any() const { return chosen_ != 0; }

  // Everything that follows from the chosen symmetries, the identity first. Those that a sea of
  // this size does not allow (diagonals and quarter turns of a sea that is not square) do nothing.
  std::vector<maps::Symmetry> group(maps::Size size) const;

  friend bool operator==(const Mirroring&, const Mirroring&) = default;

 private:
  static constexpr unsigned bit(maps::Symmetry symmetry) {
    return 1U << static_cast<unsigned>(symmetry);
  }
  unsigned chosen_ = 0;
};

// `first`, then `second`.
maps::Symmetry composed(maps::Symmetry first, maps::Symmetry second);

// All images of the points that lie in the sea.
maps::PointSet images(const std::vector<maps::Symmetry>& group, const maps::PointSet& points,
                      maps::Size size);

// The symmetry of a group that takes one team's start to the other's: the half turn where it is
// there, else the first that is not the identity; the identity where it is alone.
maps::Symmetry starts_symmetry(const std::vector<maps::Symmetry>& group);

// The points that no symmetry of a group but the identity leaves where they are.
maps::PointSet off_axes(const std::vector<maps::Symmetry>& group, maps::Size size);

// For each quadrant number of a map the number that lies where a symmetry takes it: the one with
// the most points in common off the axes, each given once. A number that has no such point is its
// own partner. On a map that the symmetry holds for, partners are exactly the images.
using Partners = std::array<int, maps::kMaxQuadrant + 1>;
// For each symmetry of a group.
std::vector<Partners> partners(const maps::Map& map, const std::vector<maps::Symmetry>& group);

}  // namespace chartroom::editor
