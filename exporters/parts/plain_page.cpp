#include "exporters/parts/plain_page.h"

#include <algorithm>

#include "exporters/drawing/cairo_objects.h"
#include "exporters/drawing/shapes.h"
#include "exporters/drawing/text/type_scale.h"

namespace chartroom::exporters {

MmRect plain_body(Mm frame) {
  const double zoom = sheet_zoom(frame);
  const double margin = page_margin(frame) / zoom;
  return {margin, 16, frame.x / zoom - 2 * margin, 173.4};
}

PlainPage::PlainPage(const Canvas& canvas, const SheetContext& context, const std::string& title,
                     std::string about, Rulers rulers)
    : canvas_(canvas) {
  if (about.empty()) about = text_in(context.map.name, context.language);
  const BoardColours colours = sheet_colours(context);
  const double zoom = sheet_zoom(context.frame);
  const double margin = page_margin(context.frame);
  constexpr double kApart = 3;  // between a ruler and the body, if there is room
  draw_margins(canvas, context, title, rulers, std::max(kRulerStrip, margin - kApart),
               context.frame.x - margin);
  cairo_save(canvas);
  cairo_scale(canvas, zoom, zoom);
  const MmRect body = plain_body(context.frame);
  constexpr double kCode = 10.5;
  constexpr double kLetters = 0.9;  // code text past each side of the square
  const double code = body.right() - kCode - kLetters;
  draw_set_mark(canvas, context, {code, kSetMarkRim, kCode, kCode});
  const TagScope heading(canvas, "H1");
  constexpr double kTitle = 150;
  draw_line(canvas, title, {body.x, 1, kTitle, 11},
            {.size = type::kTitle, .bold = true, .display = true, .colour = colours.line});
  const double left = body.x + kTitle;
  draw_line(canvas, about, {left, 3.4, code - 4 - left, 8},
            {.size = type::kLabel, .align = Align::right, .colour = colours.text});
  set_colour(canvas, colours.bezel_trim);
  cairo_set_line_width(canvas, 0.5);
  cairo_move_to(canvas, body.x, 13.4);
  cairo_line_to(canvas, code - 4, 13.4);
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
