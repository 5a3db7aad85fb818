// Playing the games of the certificates of maps again.
#pragma once

#include <string>
#include <vector>

#include "cli/settings.h"

namespace chartroom::cli {

// Plays the games of the certificates that lie beside the maps at these paths, and says of each
// whether it holds; the status of that.
int verify_certificates(const std::vector<std::string>& paths, const Settings& settings);

}  // namespace chartroom::cli
