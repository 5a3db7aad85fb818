#include "exporters/board/icons.h"

#include <array>
#include <cmath>

namespace chartroom::exporters {

namespace {

// All draw in a square from -1 to 1.

void arrow(cairo_t* cr, double angle) {
  cairo_save(cr);
  cairo_rotate(cr, angle);
  cairo_move_to(cr, 0, -1);
  cairo_line_to(cr, 0.34, -0.55);
  cairo_line_to(cr, 0.11, -0.55);
  cairo_line_to(cr, 0.11, -0.2);
  cairo_line_to(cr, -0.11, -0.2);
  cairo_line_to(cr, -0.11, -0.55);
  cairo_line_to(cr, -0.34, -0.55);
  cairo_close_path(cr);
  cairo_fill(cr);
  cairo_restore(cr);
}

void navigate(cairo_t* cr) {
  for (int k = 0; k < 4; ++k) arrow(cr, k * M_PI / 2);
  cairo_arc(cr, 0, 0, 0.14, 0, 2 * M_PI);
  cairo_fill(cr);
}

void hull(cairo_t* cr, double y, double size) {
  cairo_save(cr);
  cairo_translate(cr, 0, y);
  cairo_scale(cr, size, size);
  cairo_move_to(cr, -0.95, 0.1);
  cairo_curve_to(cr, -0.7, -0.22, -0.3, -0.26, 0, -0.26);
  cairo_line_to(cr, 0.45, -0.26);
  cairo_curve_to(cr, 0.8, -0.26, 1, -0.08, 1, 0.1);
  cairo_curve_to(cr, 1, 0.28, 0.8, 0.44, 0.45, 0.44);
  cairo_line_to(cr, 0, 0.44);
  cairo_curve_to(cr, -0.3, 0.44, -0.7, 0.4, -0.95, 0.1);
  cairo_close_path(cr);
  cairo_move_to(cr, -0.16, -0.2);
  cairo_line_to(cr, -0.08, -0.6);
  cairo_line_to(cr, 0.32, -0.6);
  cairo_line_to(cr, 0.38, -0.2);
  cairo_close_path(cr);
  cairo_rectangle(cr, 0.1, -0.86, 0.08, 0.3);
  cairo_rectangle(cr, 0.1, -0.86, 0.24, 0.09);
  cairo_move_to(cr, -0.84, 0.1);
  cairo_line_to(cr, -1.02, -0.22);
  cairo_line_to(cr, -0.9, -0.22);
  cairo_line_to(cr, -0.66, 0.02);
  cairo_close_path(cr);
  cairo_move_to(cr, -0.84, 0.1);
  cairo_line_to(cr, -0.66, 0.2);
  cairo_line_to(cr, -0.9, 0.44);
  cairo_line_to(cr, -1.02, 0.44);
  cairo_close_path(cr);
  cairo_fill(cr);
  cairo_restore(cr);
}

void sonar(cairo_t* cr) {
  cairo_set_line_width(cr, 0.12);
  for (const double radius : {0.36, 0.64, 0.92}) {
    cairo_arc(cr, 0, 0, radius, 0, 2 * M_PI);
    cairo_stroke(cr);
  }
  cairo_move_to(cr, 0, 0);
  cairo_arc(cr, 0, 0, 0.92, -M_PI * 0.5, -M_PI * 0.22);
  cairo_close_path(cr);
  cairo_fill(cr);
  cairo_arc(cr, -0.42, 0.4, 0.15, 0, 2 * M_PI);
  cairo_fill(cr);
}

void silence(cairo_t* cr) {
  hull(cr, -0.2, 0.8);
  cairo_set_line_width(cr, 0.13);
  cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
  constexpr std::array kDots{0.01, 0.28};
  cairo_set_dash(cr, kDots.data(), 2, 0);
  for (const double y : {0.5, 0.84}) {
    cairo_move_to(cr, -0.85 + (y > 0.6 ? 0.28 : 0), y);
    cairo_line_to(cr, 0.85 - (y > 0.6 ? 0.28 : 0), y);
  }
  cairo_stroke(cr);
}

void torpedo(cairo_t* cr) {
  cairo_rotate(cr, -M_PI / 5);
  cairo_move_to(cr, -0.45, -0.24);
  cairo_line_to(cr, 0.5, -0.24);
  cairo_curve_to(cr, 0.85, -0.24, 1, -0.1, 1, 0);
  cairo_curve_to(cr, 1, 0.1, 0.85, 0.24, 0.5, 0.24);
  cairo_line_to(cr, -0.45, 0.24);
  cairo_line_to(cr, -0.7, 0.1);
  cairo_line_to(cr, -0.7, -0.1);
  cairo_close_path(cr);
  cairo_fill(cr);
  for (const double side : {-1.0, 1.0}) {
    cairo_move_to(cr, -0.74, side * 0.08);
    cairo_line_to(cr, -1, side * 0.42);
    cairo_line_to(cr, -0.62, side * 0.42);
    cairo_line_to(cr, -0.48, side * 0.2);
    cairo_close_path(cr);
  }
  cairo_fill(cr);
}

void surface(cairo_t* cr) {
  cairo_move_to(cr, 0, -1);
  cairo_line_to(cr, 0.42, -0.5);
  cairo_line_to(cr, 0.15, -0.5);
  cairo_line_to(cr, 0.15, 0.05);
  cairo_line_to(cr, -0.15, 0.05);
  cairo_line_to(cr, -0.15, -0.5);
  cairo_line_to(cr, -0.42, -0.5);
  cairo_close_path(cr);
  cairo_fill(cr);
  cairo_set_line_width(cr, 0.14);
  cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
  for (const double y : {0.36, 0.74}) {
    cairo_move_to(cr, -0.9, y);
    for (int k = 0; k < 3; ++k) {
      const double x = -0.9 + 0.6 * k;
      const double lift = k % 2 == 0 ? -0.26 : 0.26;
      cairo_curve_to(cr, x + 0.2, y + lift, x + 0.4, y + lift, x + 0.6, y);
    }
    cairo_stroke(cr);
  }
}

void bolt(cairo_t* cr) {
  cairo_move_to(cr, 0.18, -1);
  cairo_line_to(cr, -0.55, 0.16);
  cairo_line_to(cr, -0.06, 0.16);
  cairo_line_to(cr, -0.2, 1);
  cairo_line_to(cr, 0.55, -0.26);
  cairo_line_to(cr, 0.06, -0.26);
  cairo_close_path(cr);
  cairo_fill(cr);
}

void wheel(cairo_t* cr) {
  cairo_set_line_width(cr, 0.16);
  cairo_arc(cr, 0, 0, 0.6, 0, 2 * M_PI);
  cairo_stroke(cr);
  cairo_arc(cr, 0, 0, 0.2, 0, 2 * M_PI);
  cairo_fill(cr);
  cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
  for (int k = 0; k < 8; ++k) {
    const double x = std::cos(k * M_PI / 4);
    const double y = std::sin(k * M_PI / 4);
    cairo_set_line_width(cr, 0.1);
    cairo_move_to(cr, 0.2 * x, 0.2 * y);
    cairo_line_to(cr, 0.8 * x, 0.8 * y);
    cairo_stroke(cr);
    cairo_set_line_width(cr, 0.19);
    cairo_move_to(cr, 0.78 * x, 0.78 * y);
    cairo_line_to(cr, 0.9 * x, 0.9 * y);
    cairo_stroke(cr);
  }
}

void headphones(cairo_t* cr) {
  cairo_set_line_width(cr, 0.16);
  cairo_arc(cr, 0, -0.05, 0.74, M_PI, 2 * M_PI);
  cairo_stroke(cr);
  cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width(cr, 0.36);
  for (const double x : {-0.74, 0.74}) {
    cairo_move_to(cr, x, 0.06);
    cairo_line_to(cr, x, 0.36);
    cairo_stroke(cr);
  }
  cairo_set_line_width(cr, 0.1);
  cairo_move_to(cr, 0.74, 0.5);
  cairo_curve_to(cr, 0.7, 0.8, 0.4, 0.86, 0.1, 0.86);
  cairo_stroke(cr);
  cairo_arc(cr, 0.06, 0.86, 0.13, 0, 2 * M_PI);
  cairo_fill(cr);
}

void submarine(cairo_t* cr) { hull(cr, 0.15, 1); }

// In the order of the icons.
constexpr std::array kDrawings{navigate, sonar,     silence, torpedo,   surface,
                               bolt,     submarine, wheel,   headphones};

}  // namespace

void draw_icon(cairo_t* cr, Icon icon, Mm middle, double radius, Colour colour) {
  cairo_save(cr);
  cairo_translate(cr, middle.x, middle.y);
  cairo_scale(cr, radius, radius);
  set_colour(cr, colour);
  kDrawings[static_cast<std::size_t>(icon)](cr);
  cairo_restore(cr);
}

}  // namespace chartroom::exporters
