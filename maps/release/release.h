// The program's release and the licenses of all its parts. The build writes the source file
// (cmake/embed_release.cmake).
#pragma once

#include <string>
#include <string_view>

namespace chartroom {

std::string_view release_version();
// Returns the source's short commit, marked if there were changes since, or "unknown".
std::string_view release_commit();
// Returns LICENSE and the notices of the libraries, the fonts and the color profile.
std::string_view release_licenses();

// Returns the text of --version after the program's name.
inline std::string release_name() {
  return std::string(release_version()) + " (commit " + std::string(release_commit()) + ")";
}

}  // namespace chartroom
