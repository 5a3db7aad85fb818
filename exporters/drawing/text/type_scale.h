// The sizes of type. Few sizes keep a page quiet, and more important text is larger.
#pragma once

#include <algorithm>
#include <array>

namespace chartroom::exporters {

// Em sizes, in millimeters.
namespace type {
inline constexpr double kFine = 2.2;     // foot of a page, codes, notes on printing
inline constexpr double kNote = 2.7;     // the smallest text that is read in play (7.65 points)
inline constexpr double kClose = 3.0;    // text with little room
inline constexpr double kText = 3.3;     // rules and reminders
inline constexpr double kLarge = 3.9;    // rules and reminders with more room
inline constexpr double kLabel = 4.8;    // names of things, coordinates
inline constexpr double kHeading = 6.4;  // headings of a page's parts
inline constexpr double kTitle = 8;      // page titles

inline constexpr std::array kScale{kFine, kNote, kClose, kText, kLarge, kLabel, kHeading, kTitle};
}  // namespace type

// The next smaller size of the scale; 0 below the smallest.
constexpr double step_below(double size) {
  double below = 0;
  for (const double step : type::kScale) {
    if (step < size - 1e-9) below = step;
  }
  return below;
}

// Returns the next larger size of the scale, or the size itself at the largest.
constexpr double step_above(double size) {
  for (const double step : type::kScale) {
    if (step > size + 1e-9) return step;
  }
  return size;
}

// Returns the largest size of the scale that is not above `size`; at least the smallest.
constexpr double on_scale(double size) {
  const double below = step_below(size + 2e-9);
  return below > 0 ? below : type::kFine;
}

// Returns the largest size at which words fit: `largest`, or a size of the scale plus as many
// tenths of a millimeter as fit; `smallest` if none fits.
template <class Fits>
double largest_fitting(double largest, double smallest, const Fits& fits) {
  double size = largest;
  double above = largest;
  while (size > smallest && !fits(size)) {
    above = size;
    size = std::max(smallest, step_below(size));
  }
  constexpr double kTenth = 0.1;
  while (size + kTenth < above - 1e-9 && fits(size + kTenth)) size += kTenth;
  return size;
}

}  // namespace chartroom::exporters
