#include "exporters/page/rulers.h"

#include <fmt/core.h>

#include "exporters/drawing/text/text.h"
#include "exporters/drawing/text/type_scale.h"

namespace chartroom::exporters {

namespace {

constexpr double kRulerText = type::kFine;

double tick_length(int millimetre) {
  return millimetre % 10 == 0 ? 2.0 : millimetre % 5 == 0 ? 1.4 : 0.8;
}

}  // namespace

void draw_ruler_across(const Canvas& canvas, Mm start, Colour ink) {
  set_colour(canvas, ink);
  cairo_set_line_width(canvas, 0.12);
  for (int mm = 0; mm <= 100; ++mm) {
    cairo_move_to(canvas, start.x + mm, start.y);
    cairo_line_to(canvas, start.x + mm, start.y + tick_length(mm));
  }
  cairo_move_to(canvas, start.x, start.y);
  cairo_line_to(canvas, start.x + 100, start.y);
  cairo_stroke(canvas);
  const TextStyle label{.size = kRulerText, .align = Align::centre, .colour = ink};
  for (const int mm : {0, 50, 100}) {
    const double aside = mm == 0 ? 2.2 : mm == 100 ? -3.4 : 0;
    draw_line(canvas, mm == 100 ? "100 mm" : fmt::format("{}", mm),
              {start.x + mm + aside - 5, start.y + 2.1, 10, 2.4}, label);
  }
}

void draw_ruler_up(const Canvas& canvas, Mm start, Colour ink) {
  cairo_save(canvas);
  cairo_translate(canvas, start.x, start.y);
  cairo_rotate(canvas, -1.5707963267948966);
  cairo_scale(canvas, 1, -1);
  set_colour(canvas, ink);
  cairo_set_line_width(canvas, 0.12);
  for (int mm = 0; mm <= 100; ++mm) {
    cairo_move_to(canvas, mm, 0);
    cairo_line_to(canvas, mm, tick_length(mm));
  }
  cairo_move_to(canvas, 0, 0);
  cairo_line_to(canvas, 100, 0);
  cairo_stroke(canvas);
  cairo_scale(canvas, 1, -1);
  const TextStyle label{.size = kRulerText, .align = Align::centre, .colour = ink};
  for (const int mm : {0, 50, 100}) {
    const double aside = mm == 0 ? 2.2 : mm == 100 ? -3.4 : 0;
    draw_line(canvas, mm == 100 ? "100 mm" : fmt::format("{}", mm),
              {mm + aside - 5, -4.25, 10, 2.4}, label);
  }
  cairo_restore(canvas);
}

}  // namespace chartroom::exporters
