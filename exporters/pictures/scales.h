// The colors of values over a board. A scale runs from light to dark, so that it is readable in
// gray and with any color vision. Shapes also mark values above or below a middle (plots.h).
#pragma once

#include "exporters/drawing/colour.h"

namespace chartroom::exporters {

// Returns the color of a share from 0 to 1: yellow, orange, red, purple and nearly black, each
// darker than the previous one by about as much.
Colour amount_colour(double part);

// Returns the color of a difference from -1 (far less) to 1 (far more): brown, orange, white, blue,
// navy. Both halves darken equally. Any color vision tells orange and blue apart.
Colour change_colour(double part);

// Returns white or nearly black, whichever is readable on the color.
Colour figure_colour(Colour ground);

}  // namespace chartroom::exporters
