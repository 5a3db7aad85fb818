// Colors of drawings.
#pragma once

#include <cmath>

#include <cairo.h>

namespace chartroom::exporters {

// A color, opaque by default.
struct Colour {
  double red = 0;
  double green = 0;
  double blue = 0;
  double alpha = 1;
};

// Returns the color of 0xRRGGBB.
constexpr Colour rgb(unsigned value, double alpha = 1) {
  return {(value >> 16 & 255U) / 255.0, (value >> 8 & 255U) / 255.0, (value & 255U) / 255.0, alpha};
}

// Returns a color between two: `part` is 0 for `from`, 1 for `to`.
constexpr Colour mixed(Colour from, Colour to, double part) {
  return {from.red + (to.red - from.red) * part, from.green + (to.green - from.green) * part,
          from.blue + (to.blue - from.blue) * part, from.alpha + (to.alpha - from.alpha) * part};
}

constexpr Colour faded(Colour colour, double alpha) {
  return {colour.red, colour.green, colour.blue, alpha};
}

// WCAG's relative luminance: 0 for black to 1 for white.
inline double luminance(Colour c) {
  const auto linear = [](double part) {
    return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * linear(c.red) + 0.7152 * linear(c.green) + 0.0722 * linear(c.blue);
}

// The luminance of a ground with which black and white have equal contrast.
inline constexpr double kMiddleLuminance = 0.179;

inline void set_colour(cairo_t* cr, Colour c) {
  cairo_set_source_rgba(cr, c.red, c.green, c.blue, c.alpha);
}

}  // namespace chartroom::exporters
