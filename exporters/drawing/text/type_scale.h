// The sizes of type: a page of few sizes is quiet, and what is more important is larger.
#pragma once

#include <algorithm>
#include <array>

namespace chartroom::exporters {

// Of the em, in millimetres.
namespace type {
inline constexpr double kFine = 2.2;     // foot of a page, codes, notes on printing
inline constexpr double kNote = 2.7;     // the least that is read in play (7.65 points)
inline constexpr double kClose = 3.0;    // text where there is little room
inline constexpr double kText = 3.3;     // rules and reminders
inline constexpr double kLarge = 3.9;    // the same where there is room
inline constexpr double kLabel = 4.8;    // names of things, coordinates
inline constexpr double kHeading = 6.4;  // what a part of a page is about
inline constexpr double kTitle = 8;      // of a page

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

// The next larger size of the scale, for the largest itself.
constexpr double step_above(double size) {
  for (const double step : type::kScale) {
    if (step > size + 1e-9) return step;
  }
  return size;
}

// The largest size of the scale that is no larger; the smallest at least.
constexpr double on_scale(double size) {
  const double below = step_below(size + 2e-9);
  return below > 0 ? below : type::kFine;
}

// The largest size at which words fit their room: `largest`, or one of the scale with as many
// tenths of a millimetre above it as there is room for; `smallest` where none fits.
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
