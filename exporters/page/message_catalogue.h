// The compiled gettext catalogues, which the build writes into the program (cmake/embed_catalogues.cmake).
#pragma once

#include <span>
#include <string_view>

namespace chartroom {

struct Catalogue {
  std::string_view language;
  std::string_view bytes;  // of a .mo file; texts in it end with NUL
};

// By language code.
std::span<const Catalogue> catalogues();

}  // namespace chartroom
