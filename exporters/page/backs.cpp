#include "exporters/page/backs.h"

namespace chartroom::exporters {

namespace {

constexpr std::array<std::string_view, kAllBacks.size()> kBacksNames{"duplex", "gutterfold",
                                                                     "none"};

}  // namespace

std::string_view to_string(Backs backs) { return kBacksNames[static_cast<std::size_t>(backs)]; }

std::optional<Backs> parse_backs(std::string_view text) {
  for (const Backs backs : kAllBacks) {
    if (to_string(backs) == text) return backs;
  }
  return std::nullopt;
}

}  // namespace chartroom::exporters
