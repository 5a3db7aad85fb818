#include "exporters/board/art/ornaments.h"

#include <cmath>

#include "exporters/board/art/arctic_animals.h"
#include "exporters/drawing/shapes.h"

namespace chartroom::exporters {

namespace {

// One leaf: a thin sickle from the crown outwards.
void leaf(cairo_t* cr, double x, double y, double angle, double length) {
  const double tip_x = x + length * std::cos(angle);
  const double tip_y = y + length * (0.75 * std::sin(angle) + 0.3);
  const double middle_x = x + 0.55 * length * std::cos(angle);
  const double middle_y = y + 0.55 * length * std::sin(angle) - 0.02;
  cairo_move_to(cr, x, y);
  cairo_curve_to(cr, x, y, middle_x, middle_y - 0.05, tip_x, tip_y);
  cairo_curve_to(cr, middle_x, middle_y + 0.02, x, y + 0.02, x, y);
  cairo_fill(cr);
}

void palm(cairo_t* cr, double x, double y, double size, double lean, const BoardColours& c) {
  const double crown_x = x + lean * size;
  const double crown_y = y - size;
  set_colour(cr, c.ornament[1]);
  cairo_set_line_width(cr, 0.032);
  cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
  cairo_move_to(cr, x, y);
  cairo_curve_to(cr, x, y - size / 2, crown_x, crown_y + size / 3, crown_x, crown_y);
  cairo_stroke(cr);
  for (int k = 0; k < 7; ++k) {
    set_colour(cr, k % 2 == 0 ? c.ornament[0] : mixed(c.ornament[0], c.land[1], 0.25));
    leaf(cr, crown_x, crown_y, M_PI + M_PI * k / 6.0, 0.17 + 0.02 * (k % 3));
  }
}

void draw_palms(cairo_t* cr, maps::Point p, const BoardColours& c, const Noise& noise,
                bool from_above) {
  const double x = p.column + 0.12 * (noise.unit(p.column, p.row, 31) - 0.5);
  const double y = p.row + 0.14;
  const double kind = noise.unit(p.column, p.row, 32);
  if (from_above) fill_disc(cr, {x + 0.02, y}, 0.05, faded(c.coast, 0.35));
  if (kind < 0.45) {
    palm(cr, x - 0.07, y - 0.02, 0.19, -0.25, c);
    palm(cr, x + 0.06, y + 0.03, 0.24, 0.3, c);
  } else if (kind < 0.8) {
    palm(cr, x, y, 0.26, kind < 0.6 ? 0.3 : -0.3, c);
  } else {
    palm(cr, x + 0.08, y + 0.02, 0.2, 0.2, c);
    fill_disc(cr, {x - 0.1, y - 0.02}, 0.06, c.ornament[2]);
    fill_disc(cr, {x - 0.11, y - 0.035}, 0.04, mixed(c.ornament[2], c.paper, 0.5));
  }
}

void draw_animals(cairo_t* cr, maps::Point p, const BoardColours& c, const Noise& noise) {
  const double kind = noise.unit(p.column, p.row, 38);
  const UserPoint middle{p.column + 0.06 * (noise.unit(p.column, p.row, 39) - 0.5),
                         static_cast<double>(p.row)};
  constexpr double kHalf = 0.15;
  if (kind < 0.3) {
    draw_polar_bear(cr, middle, kHalf, c);
  } else if (kind < 0.55) {
    draw_seal(cr, middle, kHalf, c);
  }
}

// Draws a fan of coral on two heads; in large print with few thick branches, on the reef itself.
void draw_coral_fan(cairo_t* cr, maps::Point p, const BoardColours& c, const Noise& noise) {
  const double y = p.row + (c.bold ? 0.2 : 0.13);
  for (const double side : {-0.07, 0.06}) {
    if (c.bold) break;
    fill_disc(cr, {p.column + side, y + 0.01}, 0.062, mixed(c.land[3], c.coast, 0.6));
    fill_disc(cr, {p.column + side, y + 0.01}, 0.05, c.land[3]);
  }
  const int branches = c.bold ? 1 : 2;  // on either side
  const double apart = c.bold ? 0.7 : 0.32;
  const double largest = c.bold ? 0.38 : 0.27;
  cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width(cr, c.bold ? 0.05 : 0.03);
  set_colour(cr, c.ornament[1]);
  for (int k = -branches; k <= branches; ++k) {
    const double lean = k * apart + 0.1 * (noise.unit(p.column, p.row, 71 + k) - 0.5);
    const double length = largest - 0.03 * std::abs(k);
    const double fork_x = p.column + 0.6 * length * std::sin(lean);
    const double fork_y = y - 0.6 * length * std::cos(lean);
    cairo_move_to(cr, p.column, y);
    cairo_line_to(cr, fork_x, fork_y);
    for (const double turn : {-0.35, 0.3}) {
      cairo_move_to(cr, fork_x, fork_y);
      cairo_line_to(cr, fork_x + 0.4 * length * std::sin(lean + turn),
                    fork_y - 0.4 * length * std::cos(lean + turn));
    }
  }
  cairo_stroke(cr);
}

void draw_lights(cairo_t* cr, maps::Point p, const BoardColours& c, const Noise& noise) {
  const double x = p.column + 0.1 * (noise.unit(p.column, p.row, 81) - 0.5);
  const double y = p.row + 0.14;
  if (noise.unit(p.column, p.row, 82) < 0.5) {
    // A lighthouse and its two beams.
    for (const double side : {-1.0, 1.0}) {
      set_colour(cr, faded(c.ornament[0], 0.35));
      cairo_move_to(cr, x, y - 0.27);
      cairo_line_to(cr, x + side * 0.34, y - 0.37);
      cairo_line_to(cr, x + side * 0.34, y - 0.21);
      cairo_fill(cr);
    }
    set_colour(cr, rgb(0xf6f8fd));
    cairo_move_to(cr, x - 0.06, y);
    cairo_line_to(cr, x - 0.035, y - 0.23);
    cairo_line_to(cr, x + 0.035, y - 0.23);
    cairo_line_to(cr, x + 0.06, y);
    cairo_fill_preserve(cr);
    set_colour(cr, c.coast);
    // To save ink, white needs an outline on white.
    cairo_set_line_width(cr, 0.015);
    if (c.hatched) cairo_stroke(cr);
    cairo_new_path(cr);
    cairo_rectangle(cr, x - 0.05, y - 0.11, 0.1, 0.045);
    cairo_rectangle(cr, x - 0.05, y - 0.25, 0.1, 0.025);
    cairo_fill(cr);
    fill_disc(cr, {x, y - 0.275}, 0.035, c.ornament[2]);
    return;
  }
  // Huts with lit windows.
  for (const double offset : {-0.09, 0.08}) {
    const double floor = y - 0.3 * (offset + 0.09);
    set_colour(cr, c.ornament[1]);
    cairo_rectangle(cr, x + offset - 0.055, floor - 0.1, 0.11, 0.1);
    cairo_move_to(cr, x + offset - 0.08, floor - 0.095);
    cairo_line_to(cr, x + offset, floor - 0.18);
    cairo_line_to(cr, x + offset + 0.08, floor - 0.095);
    cairo_fill(cr);
    set_colour(cr, c.ornament[2]);
    cairo_rectangle(cr, x + offset - 0.022, floor - 0.075, 0.044, 0.044);
    cairo_fill(cr);
  }
}

}  // namespace

void draw_cracks(cairo_t* cr, maps::Point p, const BoardColours& c, const Noise& noise) {
  const double x = p.column;
  const double y = p.row;
  set_colour(cr, c.ornament[0]);
  cairo_set_line_width(cr, 0.018);
  double angle = 2 * M_PI * noise.unit(p.column, p.row, 33);
  for (int k = 0; k < 3; ++k, angle += 2.1) {
    const double bend = 0.1 + 0.06 * noise.unit(p.column, p.row, 34 + k);
    cairo_move_to(cr, x, y);
    cairo_line_to(cr, x + bend * std::cos(angle), y + bend * std::sin(angle));
    cairo_line_to(cr, x + 0.25 * std::cos(angle + 0.35), y + 0.25 * std::sin(angle + 0.35));
    cairo_stroke(cr);
  }
}

void draw_ornament(cairo_t* cr, maps::Theme theme, maps::Point point, const BoardColours& colours,
                   const Noise& noise, bool from_above) {
  if (!may_be_seen(cr, {point.column - 1.0, point.row - 1.0, 2, 2})) return;
  cairo_save(cr);
  switch (theme) {
    case maps::Theme::tropical:
      draw_palms(cr, point, colours, noise, from_above);
      break;
    case maps::Theme::arctic:
      draw_animals(cr, point, colours, noise);
      break;
    case maps::Theme::reef:
      draw_coral_fan(cr, point, colours, noise);
      break;
    case maps::Theme::night:
      draw_lights(cr, point, colours, noise);
      break;
  }
  cairo_restore(cr);
}

}  // namespace chartroom::exporters
