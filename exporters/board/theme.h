// The colours of a board.
#pragma once

#include <array>

#include "exporters/drawing/colour.h"
#include "exporters/page/look.h"
#include "maps/map.h"

namespace chartroom::exporters {

struct BoardColours {
  std::array<Colour, 2> sea;       // quadrants of either tone
  Colour depth;                    // laid thinly over both, where the sea is deep
  Colour wave;                     // marks of the second tone
  Colour shallows;                 // round the islands
  Colour foam;                     // lines in the shallows
  Colour border;                   // of quadrants
  Colour border_casing;            // under the border, on both sides
  Colour shore;                    // sand, ice at the water, outer coral
  Colour coast;                    // line round the land
  std::array<Colour, 4> land;      // light to dark
  std::array<Colour, 3> ornament;  // trees, cracks, polyps, lights
  Colour ink;                      // cores of points, rings of surface points
  Colour paper;                    // halo of points, inside of rings
  Colour bezel;                    // tabs round the sea
  Colour bezel_trim;
  Colour bezel_text;
  // Of the panel beside the board, and of cards.
  Colour page = rgb(0xffffff);
  Colour panel = {};
  Colour plate = rgb(0xffffff);
  Colour line = {};             // frames, and headings on plates
  Colour text = rgb(0x15252f);  // on plates and on the page
  Colour badge = {};            // round grounds of signs
  Colour badge_sign = rgb(0xffffff);
  Colour bolt = rgb(0xb4610b);
  bool hatched = false;  // land is told by hatching
};

// A map without a theme looks tropical.
BoardColours board_colours(maps::Theme theme, Look look);

// The colour of a team: the same on boards and sheets.
Colour team_colour(maps::Team team);

}  // namespace chartroom::exporters
