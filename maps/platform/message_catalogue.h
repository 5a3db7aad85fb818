// A compiled gettext catalogue, which the build writes into the program
// (cmake/embed_catalogues.cmake).
#pragma once

#include <string_view>

namespace chartroom {

struct MessageCatalogue {
  std::string_view language;
  std::string_view bytes;  // of a .mo file; texts in it end with NUL
};

}  // namespace chartroom
