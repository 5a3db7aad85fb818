#include "exporters/page/registration.h"

#include <cmath>

namespace chartroom::exporters {

void draw_registration_mark(cairo_t* cr, Mm middle, double radius, bool first, Colour ink) {
  set_colour(cr, ink);
  cairo_set_line_width(cr, 0.2);
  const double ring = radius * 0.62;
  if (first) {
    cairo_rectangle(cr, middle.x - ring, middle.y - ring, 2 * ring, 2 * ring);
  } else {
    cairo_new_sub_path(cr);
    cairo_arc(cr, middle.x, middle.y, ring, 0, 2 * M_PI);
  }
  cairo_move_to(cr, middle.x - radius, middle.y);
  cairo_line_to(cr, middle.x + radius, middle.y);
  cairo_move_to(cr, middle.x, middle.y - radius);
  cairo_line_to(cr, middle.x, middle.y + radius);
  cairo_stroke(cr);
}

}  // namespace chartroom::exporters
