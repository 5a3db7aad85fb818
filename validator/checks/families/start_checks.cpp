#include "validator/checks/families/start_checks.h"

#include <fmt/format.h>

#include <algorithm>

#include "validator/checks/analysis/sea_graph.h"

namespace chartroom::checks {

std::vector<reports::Diagnostic> start_on_island(const MapSubject& subject) {
  std::vector<reports::Diagnostic> found;
  for (const maps::Team team : maps::kTeams) {
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

std::vector<reports::Diagnostic> shared_start(const MapSubject& subject) {
  const auto& [blue, green] = subject.map.starts;
  if (!blue || blue != green) return {};
  return {{{*blue}, fmt::format("Both teams have to start on {}", to_string(*blue)), {}, {}, ""}};
}

std::vector<reports::Diagnostic> surface_point_on_island(const MapSubject& subject) {
  std::vector<reports::Diagnostic> found;
  for (const maps::Point p : subject.map.surface_points() & subject.map.islands) {
    found.push_back({{p},
                     fmt::format("The surface point {} is an island", to_string(p)),
                     {},
                     reports::Fix{fmt::format("Make {} no surface point", to_string(p)),
                                  {maps::SetSurfacePoints{{p}, false}}},
                     ""});
  }
  return found;
}

std::vector<reports::Diagnostic> starts_in_one_quadrant(const MapSubject& subject) {
  const maps::Map& map = subject.map;
  const auto& [blue, green] = map.starts;
  if (!blue || !green || *blue == *green) return {};
  const int number = map.quadrants.at(*blue);
  if (map.quadrants.at(*green) != number) return {};
  return {{maps::PointSet{*blue, *green},
           fmt::format("Both forced starts, {} and {}, are in quadrant {}", to_string(*blue),
                       to_string(*green), number),
           {{"quadrant", std::int64_t{number}}},
           {},
           ""}};
}

std::vector<reports::Diagnostic> nowhere_to_surface(const MapSubject& subject) {
  if (!subject.map.surfacing || !subject.map.surface_points().empty()) return {};
  const int damage = subject.map.surfacing->damage_elsewhere;
  return {
      {{},
       fmt::format("Surfacing costs {} damage everywhere, as there is no surface point", damage),
       {{"damage", std::int64_t{damage}}},
       {},
       "/surfacing"}};
}

// Water that no way leads to from a surface point is in another piece, which is an error already.
std::vector<reports::Diagnostic> far_from_surface_points(const MapSubject& subject) {
  const maps::PointSet& water = subject.water;
  const maps::PointSet safe = subject.map.surface_points() & water;
  if (safe.empty()) return {};
  const std::vector<int> steps = steps_from(safe, water);
  const double limit = subject.thresholds.of("surface_distance");
  maps::PointSet far;
  int most = 0;
  std::size_t at = 0;
  for (const maps::Point p : water) {
    const int distance = steps[at++];
    if (distance > limit) far.insert(p);
    most = std::max(most, distance);
  }
  if (far.empty()) return {};
  return {{far,
           fmt::format("From {} the nearest surface point is {} steps away", reports::names(far),
                       far.count() == 1 ? std::to_string(most) : fmt::format("up to {}", most)),
           {{"steps", std::int64_t{most}}},
           {},
           ""}};
}

std::vector<reports::Diagnostic> idle_surface_points(const MapSubject& subject) {
  const maps::PointSet& water = subject.water;
  if (water.empty() || !(water - subject.map.surface_points()).empty()) return {};
  return {{{},
           "Every point of water is a surface point, so surfacing costs nothing anywhere",
           {{"surface_points", std::int64_t{water.count()}}},
           reports::Fix{"Let surfacing cost nothing, without surface points",
                        {maps::SetSurfacingDamage{0}}},
           "/surfacing/safe"}};
}

}  // namespace chartroom::checks
