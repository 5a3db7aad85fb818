// Places and boxes on a page.
#pragma once

#include <array>

namespace chartroom::exporters {

// A place or a distance on the page, from its top left, in millimetres.
struct Mm {
  double x = 0;
  double y = 0;
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
