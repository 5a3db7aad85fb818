// Printer profiles: measured scales, kept by the printer's name.
#pragma once

#include <string>
#include <vector>

#include "exporters/page/calibration.h"

namespace chartroom::exporters {

// A profile is "office.printer.json" in the user's settings folder ($XDG_CONFIG_HOME/chartroom, or
// ~/.config/chartroom). Names are [A-Za-z0-9_-]{1,64}.
bool is_printer_name(const std::string& name);
std::string printer_path(const std::string& name);
// Returns the names of all profiles, sorted.
std::vector<std::string> printer_names();

// Throw a FileException if a file cannot be written or read, or is no profile.
void save_printer(const std::string& path, const MeasuredLengths& lengths);
MeasuredLengths load_printer(const std::string& path);

}  // namespace chartroom::exporters
