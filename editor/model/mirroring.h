// Mirrored painting: which symmetries are on, and what they make of points and quadrants.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "maps/symmetry.h"

namespace chartroom {

// The symmetries that the user has switched on. Together they make a group: left-right and up-down
// bring the half turn with them, a quarter turn all its multiples.
class Mirroring {
 public:
  bool has(Symmetry symmetry) const { return (chosen_ & bit(symmetry)) != 0; }
  void set(Symmetry symmetry, bool on);
  bool any() const { return chosen_ != 0; }

  // Everything that follows from the chosen symmetries, the identity first. Those that a sea of
  // this size does not allow (diagonals and quarter turns of a sea that is not square) do nothing.
  std::vector<Symmetry> group(Size size) const;

  friend bool operator==(const Mirroring&, const Mirroring&) = default;

 private:
  static constexpr unsigned bit(Symmetry symmetry) { return 1U << static_cast<unsigned>(symmetry); }
  unsigned chosen_ = 0;
};

// `first`, then `second`.
Symmetry composed(Symmetry first, Symmetry second);

// All images of the points that lie in the sea.
PointSet images(const std::vector<Symmetry>& group, const PointSet& points, Size size);

// The symmetry of a group that takes one team's start to the other's: the half turn where it is
// there, else the first that is not the identity; the identity where it is alone.
Symmetry starts_symmetry(const std::vector<Symmetry>& group);

// The points that no symmetry of a group but the identity leaves where they are.
PointSet off_axes(const std::vector<Symmetry>& group, Size size);

// For each quadrant number of a map the number that lies where a symmetry takes it: the one with
// the most points in common off the axes, each given once. A number that has no such point is its
// own partner. On a map that the symmetry holds for, partners are exactly the images.
using Partners = std::array<int, kMaxQuadrant + 1>;
// For each symmetry of a group.
std::vector<Partners> partners(const Map& map, const std::vector<Symmetry>& group);

}  // namespace chartroom
