#include "maps/team.h"

namespace chartroom::maps {

std::string_view to_string(Team team) { return team == Team::blue ? "blue" : "green"; }

std::optional<Team> parse_team(std::string_view text) {
  for (const Team team : kTeams) {
    if (to_string(team) == text) return team;
  }
  return std::nullopt;
}

}  // namespace chartroom::maps
