// Drawn signs of the sheets. Each fills a square round its middle, `radius` to its sides, in one
// colour, so that it reads in grey and on any printer.
#pragma once

#include <cairo.h>

#include "exporters/board/board_layout.h"
#include "exporters/drawing/colour.h"

namespace chartroom::exporters {

enum class Icon {
  navigate,
  sonar,
  silence,
  torpedo,
  surface,
  bolt,
  submarine,
  wheel,      // a captain's
  headphones  // a radio operator's, with a microphone
};

void draw_icon(cairo_t* cr, Icon icon, Mm middle, double radius, Colour colour);

}  // namespace chartroom::exporters
