// The smallest changes of a map. Tools, fixes and undo all speak in these.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "maps/map.h"

namespace chartroom::maps {

// Makes the points islands, or water. Points outside the sea are left out.
struct SetIslands {
  PointSet points;
  bool island = true;
  friend bool operator==(const SetIslands&, const SetIslands&) = default;
};

// Gives the points to a quadrant, 1 to 9.
struct SetQuadrant {
  PointSet points;
  int quadrant = 1;
  friend bool operator==(const SetQuadrant&, const SetQuadrant&) = default;
};

// Makes the points surface points, or takes that from them. The first surface point of a map
// brings surfacing damage of 1 elsewhere with it.
struct SetSurfacePoints {
  PointSet points;
  bool safe = true;
  friend bool operator==(const SetSurfacePoints&, const SetSurfacePoints&) = default;
};

// Damage of surfacing off a surface point, 1 to 9; 0: surfacing costs nothing, and no point is
// a surface point any more.
struct SetSurfacingDamage {
  int damage = 0;
  friend bool operator==(const SetSurfacingDamage&, const SetSurfacingDamage&) = default;
};

// Forces a team's start, or leaves it to the captain.
struct SetStart {
  Team team = Team::blue;
  std::optional<Point> point;
  friend bool operator==(const SetStart&, const SetStart&) = default;
};

// The name of the map in one language; an empty text takes the language away.
struct SetName {
  std::string language;
  std::string text;
  friend bool operator==(const SetName&, const SetName&) = default;
};

struct SetTheme {
  std::optional<Theme> theme;
  friend bool operator==(const SetTheme&, const SetTheme&) = default;
};

struct SetRules {
  RuleOverrides rules;
  friend bool operator==(const SetRules&, const SetRules&) = default;
};

using MapEdit = std::variant<SetIslands, SetQuadrant, SetSurfacePoints, SetSurfacingDamage,
                             SetStart, SetName, SetTheme, SetRules>;

// The map after the edit.
Map edited(Map map, const MapEdit& edit);
Map edited(Map map, const std::vector<MapEdit>& edits);

}  // namespace chartroom::maps
