// Which release a program is of, and the licenses of all that it is made of. The source is written
// by the build (cmake/embed_release.cmake).
#pragma once

#include <string>
#include <string_view>

namespace chartroom {

std::string_view release_version();
// Of the source: its first digits, with a word on changes since, or "unknown".
std::string_view release_commit();
// LICENSE and the notices of the libraries, the fonts and the profile.
std::string_view release_licenses();

// What --version says behind the program's name.
inline std::string release_name() {
  return std::string(release_version()) + " (commit " + std::string(release_commit()) + ")";
}

}  // namespace chartroom
