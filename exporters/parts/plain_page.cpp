#include "exporters/parts/plain_page.h"

#include <array>
#include <cmath>

#include "exporters/page/cairo_objects.h"
#include "exporters/page/shapes.h"
#include "exporters/parts/sheet_furniture.h"

namespace chartroom::exporters {

PlainPage::PlainPage(cairo_t* cr, const SheetContext& context, const std::string& title,
                     std::string about)
    : cr_(cr) {
  if (about.empty()) about = text_in(context.map.name, context.language);
  draw_margins(cr, context, title);
  const BoardColours colours = sheet_colours(context);
  const double zoom = sheet_zoom(context.frame);
  cairo_save(cr);
  cairo_translate(cr, context.frame.x - kSmallFrame.x * zoom, 0);
  cairo_scale(cr, zoom, zoom);
  constexpr double kCode = 10.5;
  draw_set_mark(cr, context, {kSmallFrame.x - kCode - 2.4, 1, kCode, kCode});
  const TagScope heading(cr, "H1");
  draw_line(cr, title, {kBody.x, 1, 150, 11},
            {.size = 8, .bold = true, .colour = colours.line, .spacing = 0.25});
  draw_line(cr, about, {kBody.x + 150, 3.4, kBody.width - 150 - kCode - 6.5, 8},
            {.size = 4, .align = Align::right, .colour = colours.text});
  set_colour(cr, colours.bezel_trim);
  cairo_set_line_width(cr, 0.5);
  cairo_move_to(cr, kBody.x, 13.4);
  cairo_line_to(cr, kSmallFrame.x - kCode - 6, 13.4);
  cairo_stroke(cr);
}

PlainPage::~PlainPage() { cairo_restore(cr_); }

MmRect draw_card(cairo_t* cr, const BoardColours& colours, MmRect box) {
  constexpr double kPadding = 4;
  add_round_rectangle(cr, box, 2.4);
  set_colour(cr, colours.plate);
  cairo_fill_preserve(cr);
  set_colour(cr, colours.line);
  cairo_set_line_width(cr, 0.4);
  cairo_stroke(cr);
  return {box.x + kPadding, box.y + kPadding, box.width - 2 * kPadding, box.height - 2 * kPadding};
}

void draw_fold(cairo_t* cr, Mm from, Mm to, Colour ink) {
  constexpr std::array kDashes{2.0, 1.2};
  cairo_save(cr);
  cairo_set_dash(cr, kDashes.data(), static_cast<int>(kDashes.size()), 0);
  set_colour(cr, ink);
  cairo_set_line_width(cr, 0.15);
  cairo_move_to(cr, from.x, from.y);
  cairo_line_to(cr, to.x, to.y);
  cairo_stroke(cr);
  cairo_restore(cr);
}

void draw_cut_frame(cairo_t* cr, MmRect box, Colour ink) {
  for (const double y : {box.y, box.bottom()}) draw_fold(cr, {box.x, y}, {box.right(), y}, ink);
  for (const double x : {box.x, box.right()}) draw_fold(cr, {x, box.y}, {x, box.bottom()}, ink);
}

}  // namespace chartroom::exporters
