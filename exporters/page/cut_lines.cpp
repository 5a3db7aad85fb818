#include "exporters/page/cut_lines.h"

#include <array>

namespace chartroom::exporters {

void draw_fold(const Canvas& canvas, Mm from, Mm to, Colour ink) {
  constexpr std::array kDashes{2.0, 1.2};
  cairo_move_to(canvas, from.x, from.y);
  cairo_line_to(canvas, to.x, to.y);
  if (take_path(canvas, Tool::score)) return;
  cairo_save(canvas);
  cairo_set_dash(canvas, kDashes.data(), static_cast<int>(kDashes.size()), 0);
  set_colour(canvas, ink);
  cairo_set_line_width(canvas, 0.15);
  cairo_stroke(canvas);
  cairo_restore(canvas);
}

void draw_cut_frame(const Canvas& canvas, MmRect box, Colour ink) {
  cairo_rectangle(canvas, box.x, box.y, box.width, box.height);
  if (take_path(canvas, Tool::cut)) return;
  cairo_new_path(canvas);
  for (const double y : {box.y, box.bottom()}) draw_fold(canvas, {box.x, y}, {box.right(), y}, ink);
  for (const double x : {box.x, box.right()}) draw_fold(canvas, {x, box.y}, {x, box.bottom()}, ink);
}

void draw_cut_outline(const Canvas& canvas, MmRect box, Colour ink) {
  cairo_rectangle(canvas, box.x, box.y, box.width, box.height);
  if (take_path(canvas, Tool::cut)) return;
  set_colour(canvas, ink);
  cairo_set_line_width(canvas, 0.15);
  cairo_stroke(canvas);
}

}  // namespace chartroom::exporters
