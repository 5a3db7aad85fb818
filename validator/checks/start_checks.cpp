#include "validator/checks/start_checks.h"

#include <fmt/format.h>

namespace chartroom {

std::vector<Draft> start_on_island(const MapSubject& subject) {
  std::vector<Draft> found;
  for (const Team team : kTeams) {
    const auto& start = subject.map.starts.of(team);
    if (!start || !subject.map.islands.contains(*start)) continue;
    found.push_back({{*start},
                     fmt::format("The forced start of {}, {}, is an island", to_string(team),
                                 to_string(*start)),
                     {{"team", std::string(to_string(team))}},
                     {},
                     ""});
  }
  return found;
}

std::vector<Draft> surface_point_on_island(const MapSubject& subject) {
  std::vector<Draft> found;
  for (const Point p : subject.map.surface_points() & subject.map.islands) {
    found.push_back(
        {{p},
         fmt::format("The surface point {} is an island", to_string(p)),
         {},
         Fix{fmt::format("Make {} no surface point", to_string(p)), {SetSurfacePoints{{p}, false}}},
         ""});
  }
  return found;
}

}  // namespace chartroom
