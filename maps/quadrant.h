// The quadrants of a map: the regions that bound torpedoes.
#pragma once

#include <array>
#include <cstdint>

#include "maps/platform/contract.h"
#include "maps/point.h"

namespace chartroom::maps {

inline constexpr int kMaxQuadrant = 9;

// The quadrant, 1 to 9, of every point of a sea, islands included. Points outside the sea hold 0,
// so that equal grids compare equal.
class QuadrantGrid {
 public:
  constexpr int at(Point p) const { return cells_[place(p)]; }
  constexpr void set(Point p, int quadrant) {
    CHARTROOM_EXPECTS(quadrant >= 0 && quadrant <= kMaxQuadrant);
    cells_[place(p)] = static_cast<std::uint8_t>(quadrant);
  }
  friend constexpr bool operator==(const QuadrantGrid&, const QuadrantGrid&) = default;

 private:
  static constexpr std::size_t place(Point p) {
    CHARTROOM_EXPECTS((Size{kMaxSide, kMaxSide}.contains(p)));
    return static_cast<std::size_t>(p.row * kMaxSide + p.column);
  }
  std::array<std::uint8_t, kMaxSide * kMaxSide> cells_{};
};

}  // namespace chartroom::maps
