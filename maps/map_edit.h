// The smallest changes of a map. Tools, fixes and undo are made of these.
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

// Makes the points surface points or removes them. A map's first surface point sets the surfacing
// damage elsewhere to 1.
struct SetSurfacePoints {
  PointSet points;
  bool safe = true;
  friend bool operator==(const SetSurfacePoints&, const SetSurfacePoints&) = default;
};

// Sets the damage of surfacing off a surface point, 1 to 9. With 0 surfacing costs nothing, and all
// surface points are removed.
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

// Sets the map's name in one language; an empty text removes the language.
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
