// A picture for covers and screens: a cut through the sea, with a submarine in it.
#pragma once

#include <cairo.h>

#include <cstdint>

#include "exporters/board_layout.h"
#include "exporters/theme.h"

namespace chartroom {

// Waves on top, a submarine in the middle, hills at the bottom, always the same for a seed.
void draw_depths(cairo_t* cr, const BoardColours& colours, MmRect box, std::uint64_t seed);

}  // namespace chartroom
