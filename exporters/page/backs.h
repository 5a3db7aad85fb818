// The place of the backs of cards.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace chartroom::exporters {

// On their own page behind the fronts, beside their fronts across a fold line, or nowhere.
enum class Backs : std::uint8_t { duplex, gutterfold, none };

inline constexpr std::array kAllBacks{Backs::duplex, Backs::gutterfold, Backs::none};
std::string_view to_string(Backs backs);
std::optional<Backs> parse_backs(std::string_view text);

}  // namespace chartroom::exporters
