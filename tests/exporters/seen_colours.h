// Measures the visible distance of colors.
#pragma once

#include <algorithm>

#include "exporters/drawing/colour.h"
#include "maps/platform/colour_vision.h"

namespace chartroom::exporters {

inline double difference(Colour a, Colour b, ColourVision vision = ColourVision::normal) {
  return colour_difference({a.red, a.green, a.blue}, {b.red, b.green, b.blue}, vision);
}

// WCAG's contrast ratio.
inline double contrast(Colour a, Colour b) {
  const double ratio = (luminance(a) + 0.05) / (luminance(b) + 0.05);
  return std::max(ratio, 1 / ratio);
}

// Returns the gray of a color on a printer or screen without colors, of 100.
inline double grey(Colour c) { return 100 * (0.299 * c.red + 0.587 * c.green + 0.114 * c.blue); }

}  // namespace chartroom::exporters
