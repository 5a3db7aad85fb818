#include "exporters/board/art/numerals.h"

#include <cmath>

#include "maps/platform/contract.h"

namespace chartroom::exporters {

namespace {

constexpr double kStroke = 0.13;

// All digits are drawn from -0.5 to 0.5 down, and nearly a third of that to either side.

void six(cairo_t* cr) {
  cairo_move_to(cr, 0.19, -0.49);
  cairo_curve_to(cr, -0.08, -0.42, -0.3, -0.14, -0.3, 0.2);
  cairo_new_sub_path(cr);
  cairo_arc(cr, 0, 0.2, 0.3, 0, 2 * M_PI);
}

void eight(cairo_t* cr) {
  cairo_new_sub_path(cr);
  cairo_arc(cr, 0, -0.27, 0.23, 0, 2 * M_PI);
  cairo_new_sub_path(cr);
  cairo_arc(cr, 0, 0.23, 0.27, 0, 2 * M_PI);
}

void two(cairo_t* cr) {
  cairo_move_to(cr, -0.27, -0.25);
  cairo_curve_to(cr, -0.25, -0.6, 0.29, -0.6, 0.28, -0.2);
  cairo_curve_to(cr, 0.27, 0.03, -0.06, 0.2, -0.29, 0.5);
  cairo_line_to(cr, 0.3, 0.5);
}

void three(cairo_t* cr) {
  cairo_move_to(cr, -0.26, -0.36);
  cairo_curve_to(cr, -0.1, -0.58, 0.26, -0.54, 0.26, -0.25);
  cairo_curve_to(cr, 0.26, -0.06, 0.08, -0.03, -0.06, -0.03);
  cairo_curve_to(cr, 0.1, -0.03, 0.3, 0.03, 0.3, 0.22);
  cairo_curve_to(cr, 0.3, 0.57, -0.18, 0.6, -0.3, 0.33);
}

void five(cairo_t* cr) {
  cairo_move_to(cr, 0.25, -0.5);
  cairo_line_to(cr, -0.21, -0.5);
  cairo_line_to(cr, -0.26, -0.05);
  cairo_curve_to(cr, -0.08, -0.2, 0.3, -0.19, 0.3, 0.17);
  cairo_curve_to(cr, 0.3, 0.58, -0.17, 0.59, -0.3, 0.35);
}

void add_digit(cairo_t* cr, int digit) {
  switch (digit) {
    case 1:
      cairo_move_to(cr, -0.16, -0.3);
      cairo_line_to(cr, 0.06, -0.5);
      cairo_line_to(cr, 0.06, 0.5);
      break;
    case 2:
      two(cr);
      break;
    case 3:
      three(cr);
      break;
    case 4:
      cairo_move_to(cr, 0.13, 0.5);
      cairo_line_to(cr, 0.13, -0.5);
      cairo_line_to(cr, -0.3, 0.2);
      cairo_line_to(cr, 0.3, 0.2);
      break;
    case 5:
      five(cr);
      break;
    case 7:
      cairo_move_to(cr, -0.29, -0.5);
      cairo_line_to(cr, 0.29, -0.5);
      cairo_curve_to(cr, 0.1, -0.2, -0.06, 0.1, -0.1, 0.5);
      break;
    case 8:
      eight(cr);
      break;
    case 9:
      cairo_rotate(cr, M_PI);
      [[fallthrough]];
    default:
      six(cr);
  }
}

}  // namespace

void draw_numeral(cairo_t* cr, int digit, UserPoint middle, double height, bool bold) {
  CHARTROOM_EXPECTS(digit >= 1 && digit <= 9);
  cairo_save(cr);
  cairo_translate(cr, middle.x, middle.y);
  // Keeps the strokes' width within the height.
  const double stroke = bold ? 1.6 * kStroke : kStroke;
  const double scale = height / (1 + stroke);
  cairo_scale(cr, scale, scale);
  add_digit(cr, digit);
  cairo_set_line_width(cr, stroke);
  cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke(cr);
  cairo_restore(cr);
}

}  // namespace chartroom::exporters
