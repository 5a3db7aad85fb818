// The two teams. They live with the maps because a map may force their starts.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace chartroom::maps {

enum class Team : std::uint8_t { blue, green };

inline constexpr std::array kTeams{Team::blue, Team::green};

constexpr Team other(Team team) { return team == Team::blue ? Team::green : Team::blue; }

// Returns a team's index in an array of two.
constexpr std::size_t index(Team team) { return static_cast<std::size_t>(team); }

std::optional<Team> parse_team(std::string_view text);
std::string_view to_string(Team team);

}  // namespace chartroom::maps
