// Places and boxes on a page, each in a type of its unit.
#pragma once

#include <array>

namespace chartroom::exporters {

// A place in the user space that is drawn in, whatever its unit: of what is the same in all.
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

// What lengths across and lengths down are multiplied by.
struct Ratio {
  double across = 1;
  double down = 1;
};

// A place or a distance on the page, from its top left, in millimetres.
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

// Registration marks, which lie on each other where a film lies true on its sheet.
using Registration = std::array<Mm, 4>;

inline constexpr double kPointsPerMm = 72 / 25.4;

}  // namespace chartroom::exporters
