#include "validator/checks/example_maps.h"

#include <utility>

namespace chartroom::checks {

maps::Map sea(const std::vector<std::string_view>& rows) {
  maps::Map map = open_sea({static_cast<int>(rows[0].size()), static_cast<int>(rows.size())});
  for (const maps::Point p : map.points()) {
    if (rows[static_cast<std::size_t>(p.row)][static_cast<std::size_t>(p.column)] == '#') {
      map.islands.insert(p);
    }
  }
  return map;
}

maps::Map open_sea(maps::Size size) { return maps::blank_map(size, "sea", "Sea"); }

maps::Map with(maps::Map map, const std::vector<maps::MapEdit>& edits) {
  return edited(std::move(map), edits);
}

maps::PointSet points(std::initializer_list<std::string_view> names) {
  maps::PointSet set;
  for (const std::string_view name : names) set.insert(at(name));
  return set;
}

maps::Point at(std::string_view name) { return maps::parse_point(name).value(); }

maps::SetIslands islands(std::initializer_list<std::string_view> names) {
  return {points(names), true};
}

maps::SetSurfacePoints surfacing(std::initializer_list<std::string_view> names) {
  return {points(names), true};
}

maps::SetQuadrant give(std::initializer_list<std::string_view> names, int quadrant) {
  return {points(names), quadrant};
}

}  // namespace chartroom::checks
