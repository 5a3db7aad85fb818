#include "exporters/drawing/shapes.h"

#include <cmath>

namespace chartroom::exporters {

void add_disc(cairo_t* cr, UserPoint middle, double radius) {
  cairo_new_sub_path(cr);
  cairo_arc(cr, middle.x, middle.y, radius, 0, 2 * M_PI);
}

void add_round_rectangle(cairo_t* cr, MmRect box, double radius) {
  cairo_new_sub_path(cr);
  cairo_arc(cr, box.right() - radius, box.y + radius, radius, -M_PI / 2, 0);
  cairo_arc(cr, box.right() - radius, box.bottom() - radius, radius, 0, M_PI / 2);
  cairo_arc(cr, box.x + radius, box.bottom() - radius, radius, M_PI / 2, M_PI);
  cairo_arc(cr, box.x + radius, box.y + radius, radius, M_PI, 3 * M_PI / 2);
  cairo_close_path(cr);
}

void fill_box(cairo_t* cr, MmRect box, Colour colour) {
  cairo_rectangle(cr, box.x, box.y, box.width, box.height);
  set_colour(cr, colour);
  cairo_fill(cr);
}

void fill_disc(cairo_t* cr, UserPoint middle, double radius, Colour colour) {
  add_disc(cr, middle, radius);
  set_colour(cr, colour);
  cairo_fill(cr);
}

bool may_be_seen(cairo_t* cr, UserBox box) {
  double left = 0;
  double top = 0;
  double right = 0;
  double bottom = 0;
  cairo_clip_extents(cr, &left, &top, &right, &bottom);
  return box.x < right && box.right() > left && box.y < bottom && box.bottom() > top;
}

}  // namespace chartroom::exporters
