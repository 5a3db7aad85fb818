#include "exporters/parts/plain_page.h"

#include <algorithm>

#include "exporters/drawing/cairo_objects.h"
#include "exporters/drawing/shapes.h"
#include "exporters/drawing/type_scale.h"

namespace chartroom::exporters {

double plain_page_left(Mm frame, Rulers rulers) {
  const double zoom = sheet_zoom(frame);
  const double free = frame.x - kSmallFrame.x * zoom;
  constexpr MmRect kBody = PlainPage::kBody;
  const double aside = (kBody.x - (kSmallFrame.x - kBody.right())) / 2 * zoom;
  const double middle = free / 2 - aside;
  return rulers == Rulers::yes ? std::max(0.0, middle) : middle;
}

PlainPage::PlainPage(const Canvas& canvas, const SheetContext& context, const std::string& title,
                     std::string about, Rulers rulers)
    : canvas_(canvas) {
  if (about.empty()) about = text_in(context.map.name, context.language);
  const BoardColours colours = sheet_colours(context);
  const double zoom = sheet_zoom(context.frame);
  const double left = plain_page_left(context.frame, rulers);
  constexpr double kApart = 3;  // of a ruler and the body, where there is room
  draw_margins(canvas, context, title, rulers,
               left > 0 ? left + kBody.x * zoom - kApart : kRulerStrip,
               left + kBody.right() * zoom);
  cairo_save(canvas);
  cairo_translate(canvas, left, 0);
  cairo_scale(canvas, zoom, zoom);
  constexpr double kCode = 10.5;
  draw_set_mark(canvas, context, {kSmallFrame.x - kCode - 2.4, kSetMarkRim, kCode, kCode});
  const TagScope heading(canvas, "H1");
  draw_line(canvas, title, {kBody.x, 1, 150, 11},
            {.size = type::kTitle, .bold = true, .display = true, .colour = colours.line});
  draw_line(canvas, about, {kBody.x + 150, 3.4, kBody.width - 150 - kCode - 6.5, 8},
            {.size = type::kLabel, .align = Align::right, .colour = colours.text});
  set_colour(canvas, colours.bezel_trim);
  cairo_set_line_width(canvas, 0.5);
  cairo_move_to(canvas, kBody.x, 13.4);
  cairo_line_to(canvas, kSmallFrame.x - kCode - 6, 13.4);
  cairo_stroke(canvas);
}

PlainPage::~PlainPage() { cairo_restore(canvas_); }

MmRect draw_card(const Canvas& canvas, const BoardColours& colours, MmRect box) {
  constexpr double kPadding = 4;
  add_round_rectangle(canvas, box, 2.4);
  set_colour(canvas, colours.plate);
  cairo_fill_preserve(canvas);
  set_colour(canvas, colours.line);
  cairo_set_line_width(canvas, 0.4);
  cairo_stroke(canvas);
  return {box.x + kPadding, box.y + kPadding, box.width - 2 * kPadding, box.height - 2 * kPadding};
}

}  // namespace chartroom::exporters
