// The difference between two maps, as a picture for a review.
#pragma once

#include <string>

#include "exporters/board/board_layout.h"
#include "exporters/drawing/colour.h"
#include "validator/checks/comparison/comparison.h"

namespace chartroom::exporters {

// The places of the boards on the picture, in millimeters.
struct DifferenceLayout {
  Mm size;
  BoardLayout before;
  BoardLayout after;
};
DifferenceLayout difference_layout(const checks::Comparison& comparison);

inline constexpr Colour kChangedRing = rgb(0xc22f12);
inline constexpr double kChangedRadius = 0.43;  // pitches

// Returns the bytes of a file: both boards side by side, with a ring around every changed point,
// below a line that counts them. Equal comparisons give equal bytes. Throws Cairo's errors as a
// FileException that names the later map.
std::string pdf_picture(const checks::Comparison& comparison);
std::string svg_picture(const checks::Comparison& comparison);
std::string png_picture(const checks::Comparison& comparison);

}  // namespace chartroom::exporters
