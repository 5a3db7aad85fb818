// The colours of a board.
#pragma once

#include <array>

#include "exporters/drawing/colour.h"
#include "exporters/page/look.h"
#include "maps/map.h"

namespace chartroom::exporters {

struct BoardColours {
  // Quadrants by their tone. The first four are the ones that maps need; they are a step of
  // lightness apart, the first two furthest.
  std::array<Colour, maps::kMaxQuadrant> sea;
  Colour depth;                    // laid thinly over all, where the sea is deep
  Colour wave;                     // signs and hatching of the tones
  Colour shallows;                 // round the islands
  Colour foam;                     // lines in the shallows
  Colour border;                   // of quadrants
  Colour border_casing;            // under the border, on both sides
  Colour shore;                    // sand, ice at the water, outer coral
  Colour coast;                    // line round the land
  std::array<Colour, 4> land;      // light to dark
  std::array<Colour, 3> ornament;  // trees, cracks and eyes, coral, lights
  Colour ink;                      // cores of points, rings of surface points
  Colour paper;                    // halo of points, inside of rings
  Colour bezel;                    // tabs round the sea
  Colour bezel_trim;
  Colour bezel_text;
  Colour numeral = {};  // of quadrants
  // Of the panel beside the board, and of cards.
  Colour page = rgb(0xffffff);
  Colour panel = {};
  Colour plate = rgb(0xffffff);
  Colour line = {};             // frames, and headings on plates
  Colour text = rgb(0x15252f);  // on plates and on the page
  Colour badge = {};            // round grounds of signs
  Colour badge_sign = rgb(0xffffff);
  Colour bolt = rgb(0xb4610b);
  Colour damage = {};    // words for what an action costs in damage
  bool hatched = false;  // land is told by hatching
  bool bold = false;     // marks are large, lines thick, and all are told by their shapes
};

// On paper. A map without a theme looks tropical.
BoardColours board_colours(maps::Theme theme, Look look);

// On a dark window: nothing is written there by hand.
BoardColours dark_window_colours(maps::Theme theme);

// The colour of a team: the same on boards and sheets, darker in large print.
Colour team_colour(maps::Team team, Look look = Look::colour);

}  // namespace chartroom::exporters
