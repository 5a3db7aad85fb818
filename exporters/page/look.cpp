#include "exporters/page/look.h"

namespace chartroom::exporters {

namespace {

constexpr std::array<std::string_view, kLooks.size()> kLookNames{"colour", "ink-saving", "night",
                                                                 "large-print"};

}  // namespace

std::string_view to_string(Look look) { return kLookNames[static_cast<std::size_t>(look)]; }

std::optional<Look> parse_look(std::string_view text) {
  for (const Look look : kLooks) {
    if (to_string(look) == text) return look;
  }
  return std::nullopt;
}

}  // namespace chartroom::exporters
