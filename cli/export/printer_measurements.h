// Measurements of printers for the verb export.
#pragma once

#include <optional>
#include <string>

#include "exporters/page/calibration.h"

namespace chartroom::cli {

// Saves lengths ("office=232.8,158.7,232.9,158.6") under a printer's name; returns the status.
int calibrate_printer(const std::string& text, bool quiet);

// Returns the saved scale of a printer. If it is unusable, prints an error and returns nothing.
std::optional<exporters::PrinterScale> scale_of_printer(const std::string& name);

}  // namespace chartroom::cli
