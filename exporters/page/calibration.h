// What a printer does to lengths, measured on a printed page, and how sheets make up for it.
#pragma once

#include <string>
#include <variant>

#include "exporters/drawing/geometry.h"

namespace chartroom::exporters {

// The lines of the calibration sheet, in millimetres.
inline constexpr double kCalibrationAcross = 240;
inline constexpr double kCalibrationDown = 160;

// What a printer makes of a millimetre, across and down; the film may go another way than paper.
struct PrinterScale {
  Ratio paper;
  Ratio film;
};

// The four lengths as measured.
struct MeasuredLengths {
  Mm paper;
  Mm film;
};

// Between paper and film a larger difference than this is not the printer's: one was scaled.
inline constexpr double kLargestDifference = 0.01;
// No printer is off by more; who measures that has measured something else.
inline constexpr double kLargestError = 0.1;

// The scale, or what is wrong with the lengths.
std::variant<PrinterScale, std::string> printer_scale(const MeasuredLengths& lengths);

}  // namespace chartroom::exporters
