// Replays the games of maps' certificates.
#pragma once

#include <string>
#include <vector>

#include "cli/settings.h"

namespace chartroom::cli {

// Replays the games of the certificates beside the maps at these paths and prints whether each
// holds; returns the exit status.
int verify_certificates(const std::vector<std::string>& paths, const Settings& settings);

}  // namespace chartroom::cli
