// Prints findings on the texts of printed sheets to standard error.
#pragma once

#include <string>

#include "exporters/drawing/canvas.h"

namespace chartroom::cli {

// Prints X601 and X602 in the checks' words. `path` is that of the map or deck.
void print_text_findings(const std::string& path, const exporters::TextLog& log);

}  // namespace chartroom::cli
