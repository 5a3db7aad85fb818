#include "validator/rules/sea.h"

namespace chartroom {

template <int Words>
Sea<Words>::Sea(const Map& map, const Rulebook& rules)
    : size_(map.size), rules_(rules), starts_(map.starts) {
  CHARTROOM_EXPECTS(Set::fits(map.size));
  for (auto& steps : next_) steps.fill(kNowhere);
  for (const Point p : map.points()) {
    const auto cell = static_cast<std::size_t>(Set::cell(p));
    const auto quadrant = static_cast<std::size_t>(map.quadrants.at(p));
    quadrant_[cell] = static_cast<std::uint8_t>(quadrant);
    for (const Direction direction : kDirections) {
      const Point to = chartroom::next(p, direction);
      if (size_.contains(to)) {
        next_[cell][static_cast<std::size_t>(direction)] = static_cast<std::int16_t>(Set::cell(to));
      }
    }
    if (map.islands.contains(p)) continue;
    water_.insert(p);
    targets_[quadrant].insert(p);
    target_cells_[quadrant].push_back(static_cast<std::int16_t>(cell));
    if (map.surface_points().contains(p)) safe_.insert(p);
  }
  if (rules_.surfacing_damage == 0) safe_ = water_;
}

template class Sea<2>;
template class Sea<4>;

}  // namespace chartroom
