// How one map differs from another, as a picture for a review.
#pragma once

#include <string>

#include "exporters/board/board_layout.h"
#include "exporters/drawing/colour.h"
#include "validator/checks/comparison/comparison.h"

namespace chartroom::exporters {

// Where the boards stand on the picture, in millimetres.
struct DifferenceLayout {
  Mm size;
  BoardLayout before;
  BoardLayout after;
};
DifferenceLayout difference_layout(const checks::Comparison& comparison);

inline constexpr Colour kChangedRing = rgb(0xc22f12);
inline constexpr double kChangedRadius = 0.43;  // pitches

// The bytes of a file: both boards side by side, on either a ring round every point that changed,
// under a line that counts them. The same comparison gives the same bytes.
// What Cairo reports is thrown as a FileException that names the later map.
std::string pdf_picture(const checks::Comparison& comparison);
std::string svg_picture(const checks::Comparison& comparison);
std::string png_picture(const checks::Comparison& comparison);

}  // namespace chartroom::exporters
