// The look of a print.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace chartroom::exporters {

// In its own colors, in thin dark lines on white, for a dark room, or in large print.
enum class Look : std::uint8_t { colour, ink_saving, night, large_print };

inline constexpr std::array kLooks{Look::colour, Look::ink_saving, Look::night, Look::large_print};

std::optional<Look> parse_look(std::string_view text);
std::string_view to_string(Look look);

}  // namespace chartroom::exporters
