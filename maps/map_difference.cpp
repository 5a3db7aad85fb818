#include "maps/map_difference.h"

#include <algorithm>
#include <array>
#include <map>

#include "maps/map_values.h"
#include "maps/quadrant_overlap.h"

namespace chartroom::maps {
namespace {

// Maps each earlier number to the region's later number; 0 if the region is gone.
using Partners = std::array<int, kMaxQuadrant + 1>;

// Matches the regions that share most points; on ties, those that kept their number.
Partners partners(const Map& before, const Map& after, const PointSet& both) {
  const auto overlaps =
      quadrant_overlaps(both, before.quadrants, after.quadrants, [](Point p) { return p; });
  Partners partner{};
  for (const QuadrantOverlap& pair :
       partnered(overlaps, [](const QuadrantOverlap& o) { return o.from != o.to; })) {
    partner[static_cast<std::size_t>(pair.from)] = pair.to;
  }
  return partner;
}

void compare_quadrants(const Map& before, const Map& after, MapDifference& result) {
  const PointSet both = before.points() & after.points();
  const Partners partner = partners(before, after, both);
  std::map<std::pair<int, int>, PointSet> moves;
  for (const Point p : both) {
    const int b = before.quadrants.at(p);
    const int a = after.quadrants.at(p);
    if (partner[static_cast<std::size_t>(b)] != a) moves[{b, a}].insert(p);
  }
  for (const auto& [numbers, points] : moves) {
    result.quadrants.push_back({numbers.first, numbers.second, points});
  }
  for (int b = 1; b <= kMaxQuadrant; ++b) {
    const int a = partner[static_cast<std::size_t>(b)];
    if (a != 0 && a != b) result.renumbered.push_back({b, a});
  }
}

bool on_board(const std::string& key) {
  return key.starts_with("starts.") || key == "surfacing.safe";
}

// Returns the values that the board does not show.
std::vector<MapValue> values_beside_board(const Map& map) {
  std::vector<MapValue> values = map_values(map);
  std::erase_if(values, [](const MapValue& value) { return on_board(value.key); });
  return values;
}

}  // namespace

bool MapDifference::empty() const {
  return points().empty() && quadrants.empty() && renumbered.empty() && starts.empty() &&
         values.empty();
}

PointSet MapDifference::points() const {
  PointSet all = gained | lost | became_island | became_water | became_safe | no_longer_safe;
  for (const QuadrantMove& move : quadrants) all |= move.points;
  for (const StartChange& start : starts) {
    if (start.before) all.insert(*start.before);
    if (start.after) all.insert(*start.after);
  }
  return all;
}

MapDifference difference(const Map& before, const Map& after) {
  const PointSet both = before.points() & after.points();
  MapDifference result;
  result.size_before = before.size;
  result.size_after = after.size;
  result.gained = after.points() - before.points();
  result.lost = before.points() - after.points();
  result.became_island = (after.islands - before.islands) & both;
  result.became_water = (before.islands - after.islands) & both;
  compare_quadrants(before, after, result);
  for (const Team team : kTeams) {
    const StartChange change{team, before.starts.of(team), after.starts.of(team)};
    if (change.before != change.after) result.starts.push_back(change);
  }
  result.became_safe = after.surface_points() - before.surface_points();
  result.no_longer_safe = before.surface_points() - after.surface_points();
  result.values = value_changes(values_beside_board(before), values_beside_board(after));
  return result;
}

}  // namespace chartroom::maps
