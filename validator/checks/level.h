// The depth of a validation.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace chartroom::checks {

// Each level includes the ones before it.
enum class Level : std::uint8_t { structure, tracking, fairness, thorough };

std::string_view to_string(Level level);
std::optional<Level> parse_level(std::string_view text);

}  // namespace chartroom::checks
