#include "validator/checks/families/starts/other_starts.h"

#include <optional>

namespace chartroom::checks {
namespace {

// Returns the point of water that is the fewest steps away, across islands too.
std::optional<maps::Point> nearest_water(const MapSubject& subject, maps::Point from,
                                         const maps::PointSet& taken) {
  const maps::PointSet free = subject.water - taken;
  if (free.empty()) return std::nullopt;
  maps::PointSet reached{from};
  while ((reached & free).empty()) reached |= reached.neighbours() & subject.map.points();
  return (reached & free).first();
}

}  // namespace

void add_other_starts(const MapSubject& subject, maps::Team team, maps::Point from,
                      const maps::PointSet& taken, std::vector<Fix>& fixes) {
  if (const auto water = nearest_water(subject, from, taken)) {
    fixes.push_back({message("Move the start of {} to {}", team_word(team), to_string(*water)),
                     {maps::SetStart{team, *water}}});
  }
  fixes.push_back({message("Let the captain of {} choose the start", team_word(team)),
                   {maps::SetStart{team, std::nullopt}}});
}

}  // namespace chartroom::checks
