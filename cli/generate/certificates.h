// Certificates of maps: where they lie, and playing their games again.
#pragma once

#include <string>
#include <vector>

#include "cli/settings.h"

namespace chartroom::cli {

// The file beside a map that holds its certificate: "reef.certificate.json" of "reef.map.json".
std::string certificate_path(const std::string& map_path);

// Plays the games of the certificates that lie beside the maps at these paths, and says of each
// whether it holds; the status of that.
int verify_certificates(const std::vector<std::string>& paths, const Settings& settings);

}  // namespace chartroom::cli
