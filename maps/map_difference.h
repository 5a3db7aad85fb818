// The difference between two maps: points, quadrants, starts, surfacing and all other values.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "maps/map.h"
#include "maps/platform/named_value.h"

namespace chartroom::maps {

// Points that moved to another region. A quadrant is a region, whatever its number: `before` and
// `after` are the regions' numbers in each map.
struct QuadrantMove {
  int before = 1;
  int after = 1;
  PointSet points;
  friend bool operator==(const QuadrantMove&, const QuadrantMove&) = default;
};

// A region that kept its place but changed its number.
struct Renumbering {
  int before = 1;
  int after = 1;
  friend bool operator==(const Renumbering&, const Renumbering&) = default;
};

struct StartChange {
  Team team = Team::blue;
  std::optional<Point> before;  // empty: the captain chooses
  std::optional<Point> after;
  friend bool operator==(const StartChange&, const StartChange&) = default;
};

using chartroom::ValueChange;

// All point sets except `gained` and `lost` are limited to points that both seas have.
struct MapDifference {
  Size size_before;
  Size size_after;
  PointSet gained;  // points that only the later sea has
  PointSet lost;    // points that only the earlier sea has
  PointSet became_island;
  PointSet became_water;
  std::vector<QuadrantMove> quadrants;  // ordered by numbers
  std::vector<Renumbering> renumbered;  // ordered by number before
  std::vector<StartChange> starts;      // blue first
  PointSet became_safe;                 // new surface points, on the later sea
  PointSet no_longer_safe;              // removed surface points, on the earlier sea
  // Values that the board does not show, under their keys in the text picture ("name.de",
  // "surfacing.damage_elsewhere", "rules.gauge").
  std::vector<ValueChange> values;

  bool empty() const;
  // Returns every point that looks different on the two boards, which do not show quadrant numbers.
  PointSet points() const;
  friend bool operator==(const MapDifference&, const MapDifference&) = default;
};

MapDifference difference(const Map& before, const Map& after);

}  // namespace chartroom::maps
