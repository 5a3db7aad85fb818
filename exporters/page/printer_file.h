// Printer profiles: measured scales, kept by the printer's name.
#pragma once

#include <string>
#include <vector>

#include "exporters/page/calibration.h"

namespace chartroom::exporters {

// "office.printer.json" in the user's folder of settings ($XDG_CONFIG_HOME/chartroom, else
// ~/.config/chartroom). Names are [A-Za-z0-9_-]{1,64}.
bool is_printer_name(const std::string& name);
std::string printer_path(const std::string& name);
// Those that have a file, by name.
std::vector<std::string> printer_names();

// Errors: a file that cannot be written or read, or is no profile, is thrown as a FileException.
void save_printer(const std::string& path, const MeasuredLengths& lengths);
MeasuredLengths load_printer(const std::string& path);

}  // namespace chartroom::exporters
