// Where the backs of cards are printed.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace chartroom::exporters {

// On a page of their own that is printed behind the fronts, beside their fronts across a line where
// the page is folded, or nowhere.
enum class Backs : std::uint8_t { duplex, gutterfold, none };

inline constexpr std::array kAllBacks{Backs::duplex, Backs::gutterfold, Backs::none};
std::string_view to_string(Backs backs);
std::optional<Backs> parse_backs(std::string_view text);

}  // namespace chartroom::exporters
