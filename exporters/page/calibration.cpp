#include "exporters/page/calibration.h"

#include <fmt/core.h>

#include <cmath>

namespace chartroom::exporters {

std::variant<PrinterScale, std::string> printer_scale(const MeasuredLengths& lengths) {
  const auto scale_of = [](Mm measured) {
    return Ratio{measured.x / kCalibrationAcross, measured.y / kCalibrationDown};
  };
  const PrinterScale scale{scale_of(lengths.paper), scale_of(lengths.film)};
  for (const auto& [measured, wanted] : {std::pair{lengths.paper.x, kCalibrationAcross},
                                         {lengths.paper.y, kCalibrationDown},
                                         {lengths.film.x, kCalibrationAcross},
                                         {lengths.film.y, kCalibrationDown}}) {
    if (!(std::abs(measured / wanted - 1) <= kLargestError)) {
      return fmt::format("measured {} mm for the {} mm line (expected {}–{} mm)", measured, wanted,
                         wanted * (1 - kLargestError), wanted * (1 + kLargestError));
    }
  }
  const double apart = std::max(std::abs(scale.film.across / scale.paper.across - 1),
                                std::abs(scale.film.down / scale.paper.down - 1));
  if (apart > kLargestDifference) {
    return fmt::format(
        "paper and film differ by {:.1f}% (at most {}%): one of them was scaled; print both again "
        "at 100%",
        100 * apart, 100 * kLargestDifference);
  }
  return scale;
}

}  // namespace chartroom::exporters
