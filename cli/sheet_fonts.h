// The fonts of sheets, which are a separate package.
#pragma once

#include "cli/settings.h"

namespace chartroom::cli {

// Warns on standard error if the fonts are missing: sheets then use the machine's fonts, which
// differ between machines.
void print_missing_fonts(const Settings& settings);

}  // namespace chartroom::cli
