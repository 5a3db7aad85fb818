// The sheets' icons. Each fills a square around its middle, `radius` to its sides, in one color, so
// that it is readable in gray and on any printer.
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
