#include "maps/map.h"

#include <utility>

namespace chartroom::maps {

std::string_view to_string(Theme theme) {
  switch (theme) {
    case Theme::tropical:
      return "tropical";
    case Theme::arctic:
      return "arctic";
    case Theme::reef:
      return "reef";
    case Theme::night:
      break;
  }
  return "night";
}

std::optional<Theme> parse_theme(std::string_view text) {
  for (const Theme theme : kThemes) {
    if (to_string(theme) == text) return theme;
  }
  return std::nullopt;
}

PointSet Map::quadrant(int number) const {
  PointSet result;
  for (int row = 0; row < size.rows; ++row) {
    for (int column = 0; column < size.columns; ++column) {
      if (quadrants.at({column, row}) == number) result.insert({column, row});
    }
  }
  return result;
}

std::vector<int> Map::quadrant_numbers() const {
  std::array<bool, kMaxQuadrant + 1> used{};
  for (int row = 0; row < size.rows; ++row) {
    for (int column = 0; column < size.columns; ++column) {
      used[static_cast<std::size_t>(quadrants.at({column, row}))] = true;
    }
  }
  std::vector<int> numbers;
  for (int number = 1; number <= kMaxQuadrant; ++number) {
    if (used[static_cast<std::size_t>(number)]) numbers.push_back(number);
  }
  return numbers;
}

Map blank_map(Size size, std::string id, std::string english_name) {
  Map map;
  map.id = std::move(id);
  map.name["en"] = std::move(english_name);
  map.size = size;
  for (const Point p : map.points()) {
    const int right = p.column >= (size.columns + 1) / 2 ? 1 : 0;
    const int low = p.row >= (size.rows + 1) / 2 ? 2 : 0;
    map.quadrants.set(p, 1 + right + low);
  }
  return map;
}

}  // namespace chartroom::maps
