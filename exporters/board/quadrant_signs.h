// The quadrants' numbers, at empty places of the sea.
#pragma once

#include <cairo.h>

#include <vector>

#include "exporters/board/theme.h"
#include "exporters/drawing/geometry.h"
#include "maps/map.h"

namespace chartroom::exporters {

// A quadrant's number, in pitches with A1 at (0, 0).
struct QuadrantSign {
  int quadrant = 0;
  UserPoint middle;
  double height = 0;

  UserBox box() const;
  friend bool operator==(const QuadrantSign& a, const QuadrantSign& b) {
    return a.quadrant == b.quadrant && a.middle.x == b.middle.x && a.middle.y == b.middle.y &&
           a.height == b.height;
  }
};

// Returns one sign for each connected part of a quadrant's water. It stands midway between four
// points of the part, away from lines and marks; in a narrow part it is small, beside one point. A
// lone point surrounded by islands has no room for one.
std::vector<QuadrantSign> quadrant_signs(const maps::Map& map);

// Draws the numbers, as strokes: no font is needed.
void draw_quadrant_signs(cairo_t* cr, const maps::Map& map, const BoardColours& colours);

}  // namespace chartroom::exporters
