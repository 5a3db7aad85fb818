// Points and boxes on a page, with one type per unit.
#pragma once

#include <array>

namespace chartroom::exporters {

// A point in the current user space, for code that works in any unit.
struct UserPoint {
  double x = 0;
  double y = 0;
};

struct UserBox {
  double x = 0;
  double y = 0;
  double width = 0;
  double height = 0;

  double right() const { return x + width; }
  double bottom() const { return y + height; }
};

// The factors for horizontal and vertical lengths.
struct Ratio {
  double across = 1;
  double down = 1;
};

// A point or a distance on the page, from its top left, in millimeters.
struct Mm {
  double x = 0;
  double y = 0;

  operator UserPoint() const { return {x, y}; }
};

struct MmRect {
  double x = 0;
  double y = 0;
  double width = 0;
  double height = 0;

  double right() const { return x + width; }
  double bottom() const { return y + height; }
};

// Registration marks: those of an aligned film and its sheet coincide.
using Registration = std::array<Mm, 4>;

inline constexpr double kPointsPerMm = 72 / 25.4;

}  // namespace chartroom::exporters
