// Small maps for the examples of checks, and edits of them by the names of points.
#pragma once

#include <initializer_list>
#include <string_view>
#include <vector>

#include "maps/map.h"
#include "maps/map_edit.h"

namespace chartroom::checks {

// A sea from rows of '.' and '#', in four quadrants of nearly equal size.
maps::Map sea(const std::vector<std::string_view>& rows);
// All water.
maps::Map open_sea(maps::Size size = {6, 6});
maps::Map with(maps::Map map, const std::vector<maps::MapEdit>& edits);

maps::PointSet points(std::initializer_list<std::string_view> names);
maps::Point at(std::string_view name);
maps::SetIslands islands(std::initializer_list<std::string_view> names);
maps::SetSurfacePoints surfacing(std::initializer_list<std::string_view> names);
maps::SetQuadrant give(std::initializer_list<std::string_view> names, int quadrant);

}  // namespace chartroom::checks
