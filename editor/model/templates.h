// What a new map may begin with: all of another map, or a part of it.
#pragma once

#include <cstdint>

#include "maps/map.h"

namespace chartroom::editor {

enum class TemplatePart : std::uint8_t { all, islands, quadrants };

// A map of that size with the middle of the other map, or with these parts of it on a blank sea.
// What does not fit is left out; points that the other map does not have are water, of the quadrant
// that lies nearest.
maps::Map map_from_template(const maps::Map& other, TemplatePart part, maps::Size size);

}  // namespace chartroom::editor
