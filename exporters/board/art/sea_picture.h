// A picture of the sea, from its sky to its ground, with a submarine in it.
#pragma once

#include <cairo.h>

#include <cstdint>
#include <vector>

#include "exporters/board/board_layout.h"
#include "exporters/board/theme.h"

namespace chartroom::exporters {

// How a picture of the sea is composed.
struct SeaView {
  // Where the submarine lies, from the top, in shares of the picture's height, and how long half of
  // it is, in shares of the picture's smaller side.
  double down = 0.57;
  double half = 0.28;
  double shoal = 0.74;  // where fish begin to swim, from the top
  bool framed = true;   // rounded, in a frame
  // What stands before the picture: weeds, corals and fish that it would cut are not drawn.
  std::vector<MmRect> covered = {};
};

// Above the water stands what the theme has on its islands; coral grows on the ground.
void draw_depths(cairo_t* cr, maps::Theme theme, const BoardColours& colours, MmRect box,
                 std::uint64_t seed, const SeaView& view = {});

}  // namespace chartroom::exporters
