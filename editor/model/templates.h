// Begins a new map with another map, or with a part of it.
#pragma once

#include <cstdint>

#include "maps/map.h"

namespace chartroom::editor {

enum class TemplatePart : std::uint8_t { all, islands, quadrants };

// Returns a map of this size with the middle of the other map, or with these parts of it on a blank
// sea. Parts that do not fit are left out; new points are water of the nearest point's quadrant.
maps::Map map_from_template(const maps::Map& other, TemplatePart part, maps::Size size);

}  // namespace chartroom::editor
