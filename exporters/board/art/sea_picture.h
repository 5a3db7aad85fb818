// A picture of the sea, from its sky to its ground, with a submarine in it.
#pragma once

#include <cairo.h>

#include <cstdint>
#include <vector>

#include "exporters/board/board_layout.h"
#include "exporters/board/theme.h"

namespace chartroom::exporters {

// The composition of a picture of the sea.
struct SeaView {
  // The submarine's place from the top, as a share of the picture's height, and half of its length,
  // as a share of the picture's smaller side.
  double down = 0.57;
  double half = 0.28;
  double shoal = 0.74;  // the highest fish, from the top
  bool framed = true;   // rounded, in a frame
  // Boxes that cover the picture: weeds, corals and fish that these would cut are left out.
  std::vector<MmRect> covered = {};
};

// Draws the picture. The theme's island ornaments stand above the water; coral grows on the ground.
void draw_depths(cairo_t* cr, maps::Theme theme, const BoardColours& colours, MmRect box,
                 std::uint64_t seed, const SeaView& view = {});

}  // namespace chartroom::exporters
