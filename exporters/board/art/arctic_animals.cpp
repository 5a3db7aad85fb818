#include "exporters/board/art/arctic_animals.h"

#include "exporters/drawing/shapes.h"

namespace chartroom::exporters {

namespace {

// All draw in a square from -1 to 1.

void add_bear(cairo_t* cr) {
  cairo_move_to(cr, 0.96, 0);
  cairo_curve_to(cr, 0.99, -0.4, 0.66, -0.55, 0.3, -0.52);
  cairo_curve_to(cr, 0.05, -0.5, -0.16, -0.6, -0.38, -0.55);
  cairo_curve_to(cr, -0.5, -0.62, -0.62, -0.68, -0.73, -0.61);
  cairo_curve_to(cr, -0.85, -0.55, -0.97, -0.42, -1.06, -0.32);
  cairo_curve_to(cr, -1.1, -0.24, -1.06, -0.18, -0.97, -0.16);
  cairo_curve_to(cr, -0.85, -0.13, -0.74, -0.14, -0.66, -0.14);
  cairo_curve_to(cr, -0.56, -0.06, -0.52, 0.02, -0.51, 0.14);
  cairo_line_to(cr, -0.56, 0.56);
  cairo_line_to(cr, -0.24, 0.56);
  cairo_line_to(cr, -0.19, 0.22);
  cairo_curve_to(cr, -0.04, 0.28, 0.2, 0.28, 0.38, 0.22);
  cairo_line_to(cr, 0.44, 0.56);
  cairo_line_to(cr, 0.78, 0.56);
  cairo_curve_to(cr, 0.8, 0.36, 0.94, 0.2, 0.96, 0);
  cairo_close_path(cr);
}

void add_seal(cairo_t* cr) {
  cairo_move_to(cr, -0.62, 0);
  cairo_curve_to(cr, -0.98, -0.04, -1.02, -0.54, -0.7, -0.56);
  cairo_curve_to(cr, -0.4, -0.56, -0.42, -0.22, -0.1, -0.16);
  cairo_curve_to(cr, 0.3, -0.1, 0.6, 0.1, 0.76, 0.16);
  cairo_line_to(cr, 1.03, -0.02);
  cairo_line_to(cr, 0.96, 0.2);
  cairo_line_to(cr, 1.03, 0.38);
  cairo_line_to(cr, 0.74, 0.32);
  cairo_curve_to(cr, 0.4, 0.44, -0.3, 0.44, -0.56, 0.32);
  cairo_curve_to(cr, -0.68, 0.24, -0.66, 0.1, -0.62, 0);
  cairo_close_path(cr);
}

void outline(cairo_t* cr, Colour fill, Colour edge) {
  set_colour(cr, fill);
  cairo_fill_preserve(cr);
  set_colour(cr, edge);
  cairo_stroke(cr);
}

void enter(cairo_t* cr, UserPoint middle, double half) {
  cairo_save(cr);
  cairo_translate(cr, middle.x, middle.y);
  cairo_scale(cr, half, half);
  cairo_set_line_width(cr, 0.075);
  cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND);
}

}  // namespace

void draw_polar_bear(cairo_t* cr, UserPoint middle, double half, const BoardColours& c) {
  const Colour edge = c.ornament[1];
  const Colour fur = mixed(c.land[0], c.ornament[2], 0.2);
  enter(cr, middle, half);
  fill_disc(cr, {-0.6, -0.66}, 0.11, edge);
  // The legs on the far side.
  for (const double x : {-0.2, 0.2}) {
    cairo_rectangle(cr, x, 0.1, 0.24, 0.42);
    outline(cr, mixed(fur, edge, 0.3), edge);
  }
  add_bear(cr);
  outline(cr, fur, edge);
  fill_disc(cr, {-1.03, -0.28}, 0.085, edge);
  fill_disc(cr, {-0.8, -0.42}, 0.055, edge);
  cairo_restore(cr);
}

void draw_seal(cairo_t* cr, UserPoint middle, double half, const BoardColours& c) {
  const Colour edge = c.ornament[1];
  enter(cr, middle, half);
  add_seal(cr);
  outline(cr, mixed(edge, c.land[3], 0.45), edge);
  cairo_move_to(cr, -0.34, 0.12);
  cairo_curve_to(cr, -0.4, 0.36, -0.3, 0.5, -0.08, 0.46);
  cairo_curve_to(cr, -0.16, 0.36, -0.16, 0.24, -0.12, 0.12);
  cairo_close_path(cr);
  outline(cr, mixed(edge, c.land[3], 0.25), edge);
  fill_disc(cr, {-0.96, -0.33}, 0.07, edge);
  fill_disc(cr, {-0.76, -0.36}, 0.06, edge);
  cairo_restore(cr);
}

}  // namespace chartroom::exporters
