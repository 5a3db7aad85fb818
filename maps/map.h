// A map: the sea, its quadrants, and the special rules that belong to it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "maps/house_rules.h"
#include "maps/platform/texts.h"
#include "maps/point.h"
#include "maps/point_set.h"
#include "maps/quadrant.h"
#include "maps/team.h"

namespace chartroom::maps {

// The style of a map on paper and screen; no rule depends on it.
enum class Theme : std::uint8_t { tropical, arctic, reef, night };

inline constexpr std::array kThemes{Theme::tropical, Theme::arctic, Theme::reef, Theme::night};

std::optional<Theme> parse_theme(std::string_view text);
std::string_view to_string(Theme theme);

// The forced starts; nothing if the captain chooses.
struct Starts {
  std::optional<Point> blue;
  std::optional<Point> green;

  std::optional<Point>& of(Team team) { return team == Team::blue ? blue : green; }
  const std::optional<Point>& of(Team team) const { return team == Team::blue ? blue : green; }
  bool any() const { return blue || green; }
  friend bool operator==(const Starts&, const Starts&) = default;
};

// Surfacing costs `damage_elsewhere` (1 to 9) anywhere but on the safe points (surface points).
struct Surfacing {
  PointSet safe;
  int damage_elsewhere = 1;
  friend bool operator==(const Surfacing&, const Surfacing&) = default;
};

// A value of a few hundred bytes, which is copied and not shared. Maps read from files satisfy
// maps/MAP-FILES.md; editing keeps the size in step with islands and quadrants.
struct Map {
  std::string id;
  std::string revision;
  Texts name;
  std::string author;
  std::string license;
  Texts notes;
  std::optional<Theme> theme;
  Size size{10, 10};
  PointSet islands;
  QuadrantGrid quadrants;
  Starts starts;
  std::optional<Surfacing> surfacing;
  RuleOverrides rules;

  PointSet points() const { return PointSet::all(size); }
  PointSet water() const { return points() - islands; }
  bool is_water(Point p) const { return size.contains(p) && !islands.contains(p); }
  // Returns the surface points; none if surfacing costs nothing anywhere.
  PointSet surface_points() const { return surfacing ? surfacing->safe : PointSet{}; }
  // Returns every point of a quadrant, islands included; empty if no point has the number.
  PointSet quadrant(int number) const;
  // The numbers in use, ascending.
  std::vector<int> quadrant_numbers() const;

  friend bool operator==(const Map&, const Map&) = default;
};

// Returns an all-water map with four quadrants of equal or nearly equal size.
Map blank_map(Size size, std::string id, std::string english_name);

}  // namespace chartroom::maps
