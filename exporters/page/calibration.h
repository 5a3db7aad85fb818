// A printer's scale, measured on a printed page, which sheets correct.
#pragma once

#include <string>
#include <variant>

#include "exporters/drawing/geometry.h"

namespace chartroom::exporters {

// The lengths of the calibration sheet's lines, in millimeters.
inline constexpr double kCalibrationAcross = 240;
inline constexpr double kCalibrationDown = 160;

// The printer's factors for horizontal and vertical lengths; film may have a different path.
struct PrinterScale {
  Ratio paper;
  Ratio film;
};

// The four measured lengths.
struct MeasuredLengths {
  Mm paper;
  Mm film;
};

// The largest difference between paper and film. A larger one means that one was scaled.
inline constexpr double kLargestDifference = 0.01;
// The largest error of a printer. A larger one is a mistake in measuring.
inline constexpr double kLargestError = 0.1;

// Returns the scale, or the error in the lengths.
std::variant<PrinterScale, std::string> printer_scale(const MeasuredLengths& lengths);

}  // namespace chartroom::exporters
