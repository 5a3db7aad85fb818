// How a print looks.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace chartroom::exporters {

// In its own colours, in thin dark lines on white, or for a dark room.
enum class Look : std::uint8_t { colour, ink_saving, night };

inline constexpr std::array kLooks{Look::colour, Look::ink_saving, Look::night};

std::optional<Look> parse_look(std::string_view text);
std::string_view to_string(Look look);

}  // namespace chartroom::exporters
