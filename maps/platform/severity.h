// The severity of a finding.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace chartroom {

enum class Severity : std::uint8_t { note, warning, error };

std::optional<Severity> parse_severity(std::string_view text);
std::string_view to_string(Severity severity);

}  // namespace chartroom
