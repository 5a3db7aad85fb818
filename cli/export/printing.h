// What export does besides printing: learns what printers do to lengths.
#pragma once

#include <optional>
#include <string>

#include "exporters/page/calibration.h"

namespace chartroom::cli {

// Keeps what was measured ("office=232.8,158.7,232.9,158.6") under the printer's name; gives the
// status.
int calibrate_printer(const std::string& text, bool quiet);

// What is kept of a printer; nothing, and an error printed, where that is no use.
std::optional<exporters::PrinterScale> scale_of_printer(const std::string& name);

}  // namespace chartroom::cli
