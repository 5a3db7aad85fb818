#include "maps/symmetry.h"

namespace chartroom::maps {
namespace {

// True if the numbers of source and image points pair up one to one: regions map onto regions.
bool quadrants_hold(Symmetry symmetry, const Map& map) {
  std::array<int, kMaxQuadrant + 1> there{};
  std::array<int, kMaxQuadrant + 1> back{};
  for (const Point p : map.points()) {
    const int from = map.quadrants.at(p);
    const int to = map.quadrants.at(image(symmetry, p, map.size));
    if (there[from] == 0) there[from] = to;
    if (back[to] == 0) back[to] = from;
    if (there[from] != to || back[to] != from) return false;
  }
  return true;
}

}  // namespace

std::string_view to_string(Symmetry symmetry) {
  switch (symmetry) {
    case Symmetry::identity:
      return "identity";
    case Symmetry::left_right:
      return "left-right";
    case Symmetry::up_down:
      return "up-down";
    case Symmetry::half_turn:
      return "half turn";
    case Symmetry::main_diagonal:
      return "main diagonal";
    case Symmetry::anti_diagonal:
      return "anti-diagonal";
    case Symmetry::quarter_turn:
      return "quarter turn";
    case Symmetry::three_quarter_turn:
      break;
  }
  return "three-quarter turn";
}

bool allowed(Symmetry symmetry, Size size) {
  return symmetry <= Symmetry::half_turn || size.columns == size.rows;
}

Point image(Symmetry symmetry, Point p, Size size) {
  CHARTROOM_EXPECTS(allowed(symmetry, size) && size.contains(p));
  const int right = size.columns - 1 - p.column;
  const int below = size.rows - 1 - p.row;
  switch (symmetry) {
    case Symmetry::identity:
      return p;
    case Symmetry::left_right:
      return {right, p.row};
    case Symmetry::up_down:
      return {p.column, below};
    case Symmetry::half_turn:
      return {right, below};
    case Symmetry::main_diagonal:
      return {p.row, p.column};
    case Symmetry::anti_diagonal:
      return {below, right};
    case Symmetry::quarter_turn:
      return {below, p.column};
    case Symmetry::three_quarter_turn:
      break;
  }
  return {p.row, right};
}

PointSet image(Symmetry symmetry, const PointSet& points, Size size) {
  PointSet result;
  for (const Point p : points) result.insert(image(symmetry, p, size));
  return result;
}

bool holds(Symmetry symmetry, const Map& map) {
  return allowed(symmetry, map.size) && image(symmetry, map.islands, map.size) == map.islands &&
         image(symmetry, map.surface_points(), map.size) == map.surface_points() &&
         quadrants_hold(symmetry, map);
}

std::vector<Symmetry> symmetries(const Map& map) {
  std::vector<Symmetry> result;
  for (const Symmetry symmetry : kSymmetries) {
    if (holds(symmetry, map)) result.push_back(symmetry);
  }
  return result;
}

std::optional<Symmetry> exchanges_starts(const Map& map) {
  if (!map.starts.blue || !map.starts.green) return std::nullopt;
  const Point blue = *map.starts.blue;
  const Point green = *map.starts.green;
  for (const Symmetry symmetry : symmetries(map)) {
    if (symmetry != Symmetry::identity && image(symmetry, blue, map.size) == green &&
        image(symmetry, green, map.size) == blue) {
      return symmetry;
    }
  }
  return std::nullopt;
}

}  // namespace chartroom::maps
