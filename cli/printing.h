// What export does besides printing: verifies print-outs, and learns what printers do to lengths.
#pragma once

#include <optional>
#include <string>

#include "exporters/page/calibration.h"
#include "exporters/page/sheet_set.h"

namespace chartroom::cli {

// Says whether every page of a print-out is of this set, as it is now; gives the status.
int verify_print(const std::string& pdf, const exporters::SheetSet& wanted);

// Keeps what was measured ("office=232.8,158.7,232.9,158.6") under the printer's name; gives the
// status.
int calibrate_printer(const std::string& text, bool quiet);

// What is kept of a printer; nothing, and an error printed, where that is no use.
std::optional<exporters::PrinterScale> scale_of_printer(const std::string& name);

}  // namespace chartroom::cli
