// How one map differs from another: points, quadrants, starts, surfacing, and all it says.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "maps/map.h"
#include "maps/platform/named_value.h"

namespace chartroom::maps {

// Points that belong to another region than before. Quadrants are regions, whatever their numbers:
// `before` and `after` are those numbers in the two maps.
struct QuadrantMove {
  int before = 1;
  int after = 1;
  PointSet points;
  friend bool operator==(const QuadrantMove&, const QuadrantMove&) = default;
};

// A region that kept its place and got another number.
struct Renumbering {
  int before = 1;
  int after = 1;
  friend bool operator==(const Renumbering&, const Renumbering&) = default;
};

struct StartChange {
  Team team = Team::blue;
  std::optional<Point> before;  // nothing: the captain chooses
  std::optional<Point> after;
  friend bool operator==(const StartChange&, const StartChange&) = default;
};

using chartroom::ValueChange;

// Point sets compare the points that both seas have, except `gained` and `lost`.
struct MapDifference {
  Size size_before;
  Size size_after;
  PointSet gained;  // points that only the later sea has
  PointSet lost;    // points that only the earlier sea has
  PointSet became_island;
  PointSet became_water;
  std::vector<QuadrantMove> quadrants;  // by numbers
  std::vector<Renumbering> renumbered;  // by number before
  std::vector<StartChange> starts;      // blue first
  PointSet became_safe;                 // surface points that came, on the later sea
  PointSet no_longer_safe;              // that went, on the earlier sea
  // Values that the board does not show, under their keys in the text picture ("name.de",
  // "surfacing.damage_elsewhere", "rules.gauge").
  std::vector<ValueChange> values;

  bool empty() const;
  // Every point at which the two boards look different (numbers of quadrants do not show).
  PointSet points() const;
  friend bool operator==(const MapDifference&, const MapDifference&) = default;
};

MapDifference difference(const Map& before, const Map& after);

}  // namespace chartroom::maps
