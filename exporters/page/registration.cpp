#include "exporters/page/registration.h"

#include <cmath>

namespace chartroom::exporters {

namespace {

void draw_mark(const Canvas& canvas, Mm middle, double radius, bool first, Colour ink) {
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

}  // namespace

void draw_film_marks(const Canvas& canvas, const Registration& marks, Colour ink) {
  constexpr double kRadius = 1.4;
  for (const Mm& middle : marks) draw_mark(canvas, middle, kRadius, &middle == marks.data(), ink);
}

}  // namespace chartroom::exporters
