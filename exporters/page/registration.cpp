#include "exporters/page/registration.h"

#include <cmath>

namespace chartroom::exporters {

void draw_registration_mark(const Canvas& canvas, Mm middle, double radius, bool first,
                            Colour ink) {
  set_colour(canvas, ink);
  cairo_set_line_width(canvas, 0.2);
  const double ring = radius * 0.62;
  if (first) {
    cairo_rectangle(canvas, middle.x - ring, middle.y - ring, 2 * ring, 2 * ring);
  } else {
    cairo_new_sub_path(canvas);
    cairo_arc(canvas, middle.x, middle.y, ring, 0, 2 * M_PI);
  }
  cairo_move_to(canvas, middle.x - radius, middle.y);
  cairo_line_to(canvas, middle.x + radius, middle.y);
  cairo_move_to(canvas, middle.x, middle.y - radius);
  cairo_line_to(canvas, middle.x, middle.y + radius);
  take_or_stroke(canvas, Tool::engrave);
}

}  // namespace chartroom::exporters
