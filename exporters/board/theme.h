// The colors of a board.
#pragma once

#include <array>

#include "exporters/drawing/colour.h"
#include "exporters/page/look.h"
#include "maps/map.h"

namespace chartroom::exporters {

struct BoardColours {
  // Quadrants by tone. Maps need the first four, which differ by steps of lightness, the first two
  // most.
  std::array<Colour, maps::kMaxQuadrant> sea;
  Colour depth;                    // a thin layer over deep sea
  Colour wave;                     // signs and hatching of the tones
  Colour shallows;                 // around the islands
  Colour foam;                     // lines in the shallows
  Colour border;                   // between quadrants
  Colour border_casing;            // under the border, on both sides
  Colour shore;                    // sand, ice at the water, outer coral
  Colour coast;                    // line around the land
  std::array<Colour, 4> land;      // light to dark
  std::array<Colour, 3> ornament;  // trees, cracks and eyes, coral, lights
  Colour ink;                      // cores of points, rings of surface points
  Colour paper;                    // halo of points, inside of rings
  Colour bezel;                    // tabs around the sea
  Colour bezel_trim;
  Colour bezel_text;
  Colour numeral = {};  // quadrant numbers
  // The panel beside the board, and cards.
  Colour page = rgb(0xffffff);
  Colour panel = {};
  Colour plate = rgb(0xffffff);
  Colour line = {};             // frames, and headings on plates
  Colour text = rgb(0x15252f);  // on plates and on the page
  Colour badge = {};            // round backgrounds of signs
  Colour badge_sign = rgb(0xffffff);
  Colour bolt = rgb(0xb4610b);
  Colour damage = {};    // words for damage that an action costs
  bool hatched = false;  // hatching marks land
  bool bold = false;     // marks are large, lines thick, and shapes tell all of them apart
};

// Returns the colors on paper. A map without a theme looks tropical.
BoardColours board_colours(maps::Theme theme, Look look);

// Returns the colors on a dark window, where nobody writes by hand.
BoardColours dark_window_colours(maps::Theme theme);

// Returns a team's color, equal on boards and sheets and darker in large print.
Colour team_colour(maps::Team team, Look look = Look::colour);

}  // namespace chartroom::exporters
