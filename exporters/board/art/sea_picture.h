// A picture of the sea, from its sky to its ground, with a submarine in it.
#pragma once

#include <cairo.h>

#include <cstdint>

#include "exporters/board/board_layout.h"
#include "exporters/board/theme.h"

namespace chartroom::exporters {

// Where in its picture the submarine lies, from the top, and how long half of it is, both in shares
// of the picture's smaller side (the length) and height (the place).
struct BoatPlace {
  double down = 0.57;
  double half = 0.28;
};

// Above the water stands what the theme has on its islands; coral grows on the ground.
void draw_depths(cairo_t* cr, maps::Theme theme, const BoardColours& colours, MmRect box,
                 std::uint64_t seed, BoatPlace boat = {});

}  // namespace chartroom::exporters
