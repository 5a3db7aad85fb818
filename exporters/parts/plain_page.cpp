#include "exporters/parts/plain_page.h"

#include "exporters/drawing/cairo_objects.h"
#include "exporters/drawing/shapes.h"
#include "exporters/drawing/type_scale.h"

namespace chartroom::exporters {

PlainPage::PlainPage(const Canvas& canvas, const SheetContext& context, const std::string& title,
                     std::string about, Rulers rulers)
    : canvas_(canvas) {
  if (about.empty()) about = text_in(context.map.name, context.language);
  draw_margins(canvas, context, title, rulers);
  const BoardColours colours = sheet_colours(context);
  const double zoom = sheet_zoom(context.frame);
  // Clear of the rulers; in the middle of the frame where there are none.
  const double free = context.frame.x - kSmallFrame.x * zoom;
  const double aside = (kBody.x - (kSmallFrame.x - kBody.right())) / 2 * zoom;
  cairo_save(canvas);
  cairo_translate(canvas, rulers == Rulers::yes ? free : free / 2 - aside, 0);
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
