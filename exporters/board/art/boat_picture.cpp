#include "exporters/board/art/boat_picture.h"

#include <cmath>

namespace chartroom::exporters {

namespace {

// All draw in a square from -1 to 1.

void add_hull(cairo_t* cr) {
  cairo_move_to(cr, -0.96, 0.04);
  cairo_curve_to(cr, -0.72, -0.2, -0.4, -0.27, 0, -0.27);
  cairo_line_to(cr, 0.5, -0.27);
  cairo_curve_to(cr, 0.82, -0.27, 1, -0.12, 1, 0.05);
  cairo_curve_to(cr, 1, 0.22, 0.82, 0.37, 0.5, 0.37);
  cairo_line_to(cr, 0, 0.37);
  cairo_curve_to(cr, -0.4, 0.37, -0.72, 0.28, -0.96, 0.04);
  cairo_close_path(cr);
}

void add_tower(cairo_t* cr) {
  cairo_move_to(cr, -0.14, -0.24);
  cairo_curve_to(cr, -0.12, -0.5, -0.1, -0.57, -0.02, -0.57);
  cairo_line_to(cr, 0.26, -0.57);
  cairo_curve_to(cr, 0.33, -0.57, 0.36, -0.46, 0.4, -0.24);
  cairo_close_path(cr);
  // Periscope and mast.
  cairo_rectangle(cr, 0.1, -0.84, 0.055, 0.3);
  cairo_rectangle(cr, 0.1, -0.84, 0.2, 0.075);
  cairo_rectangle(cr, -0.02, -0.72, 0.03, 0.18);
}

void add_fins(cairo_t* cr) {
  for (const double side : {-1.0, 1.0}) {
    cairo_move_to(cr, -0.62, 0.05 + side * 0.14);
    cairo_line_to(cr, -0.86, 0.05 + side * 0.4);
    cairo_line_to(cr, -0.99, 0.05 + side * 0.4);
    cairo_line_to(cr, -0.88, 0.05 + side * 0.04);
    cairo_close_path(cr);
  }
  // The screw, seen from the side.
  cairo_rectangle(cr, -1.03, 0.02, 0.09, 0.05);
  cairo_save(cr);
  cairo_translate(cr, -1.05, 0.045);
  cairo_scale(cr, 0.035, 0.2);
  cairo_new_sub_path(cr);
  cairo_arc(cr, 0, 0, 1, 0, 2 * M_PI);
  cairo_restore(cr);
}

void fill_and_edge(cairo_t* cr, Colour fill, Colour edge, bool hatched) {
  set_colour(cr, fill);
  cairo_fill_preserve(cr);
  set_colour(cr, edge);
  cairo_set_line_width(cr, hatched ? 0.016 : 0.02);
  cairo_stroke(cr);
}

// Light from above, dark below, and a line along the deck.
void shade_hull(cairo_t* cr, Colour hull, const BoardColours& c) {
  cairo_save(cr);
  add_hull(cr);
  cairo_clip(cr);
  set_colour(cr, mixed(hull, rgb(0xffffff), 0.22));
  cairo_rectangle(cr, -1, -0.27, 2, 0.12);
  cairo_fill(cr);
  set_colour(cr, mixed(hull, rgb(0x000000), 0.3));
  cairo_rectangle(cr, -1, 0.18, 2, 0.2);
  cairo_fill(cr);
  set_colour(cr, c.bezel_trim);
  cairo_rectangle(cr, -1, 0.165, 2, 0.03);
  cairo_fill(cr);
  cairo_restore(cr);
}

void draw_ports(cairo_t* cr, const BoardColours& c) {
  cairo_set_line_width(cr, 0.022);
  for (const double x : {-0.3, -0.05, 0.2, 0.45}) {
    cairo_new_sub_path(cr);
    cairo_arc(cr, x, 0.02, 0.062, 0, 2 * M_PI);
    set_colour(cr, c.hatched ? c.plate : c.ornament[2]);
    cairo_fill_preserve(cr);
    set_colour(cr, c.hatched ? c.wave : c.bezel_trim);
    cairo_stroke(cr);
  }
}

}  // namespace

void draw_boat(cairo_t* cr, const BoardColours& colours, Mm middle, double half) {
  const Colour hull = colours.hatched ? colours.plate : colours.ink;
  const Colour edge = colours.hatched ? colours.wave : mixed(hull, rgb(0x000000), 0.35);
  cairo_save(cr);
  cairo_translate(cr, middle.x, middle.y);
  cairo_scale(cr, half, half);
  cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND);
  add_fins(cr);
  fill_and_edge(cr, mixed(hull, rgb(0x000000), colours.hatched ? 0 : 0.2), edge, colours.hatched);
  add_tower(cr);
  fill_and_edge(cr, hull, edge, colours.hatched);
  add_hull(cr);
  fill_and_edge(cr, hull, edge, colours.hatched);
  if (!colours.hatched) shade_hull(cr, hull, colours);
  draw_ports(cr, colours);
  cairo_restore(cr);
}

}  // namespace chartroom::exporters
