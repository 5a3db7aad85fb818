// The colours of values over a board. A scale runs from light to dark, so that it is told in grey
// as well as by every sight; whether a value lies over or under a middle, marks tell by their
// shapes too (plots.h).
#pragma once

#include "exporters/drawing/colour.h"

namespace chartroom::exporters {

// From little (0) to much (1): yellow, orange, red, purple and nearly black, each darker than the
// one before by about as much.
Colour amount_colour(double part);

// From far less (-1) over as much (0) to far more (1): brown, orange, white, blue, navy. Both
// halves are as dark at the same distance from the middle; orange and blue are apart to those who
// see no red, no green or no blue.
Colour change_colour(double part);

// White or nearly black: what can be read on the colour.
Colour figure_colour(Colour ground);

}  // namespace chartroom::exporters
