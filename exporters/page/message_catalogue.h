// The compiled gettext catalogues, which the build writes into the program
// (cmake/embed_catalogues.cmake).
#pragma once

#include <span>
#include <string_view>

namespace chartroom::exporters {

struct MessageCatalogue {
  std::string_view language;
  std::string_view bytes;  // of a .mo file; texts in it end with NUL
};

// By language code.
std::span<const MessageCatalogue> message_catalogues();

}  // namespace chartroom::exporters
