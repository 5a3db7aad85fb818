// The fonts that sheets are set in, which are a package of their own.
#pragma once

#include "cli/settings.h"

namespace chartroom::cli {

// Says on standard error that they are missing where they are, since sheets then look as the
// machine's fonts have it, and no two machines are alike.
void tell_missing_fonts(const Settings& settings);

}  // namespace chartroom::cli
